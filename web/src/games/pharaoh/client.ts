// A stub: the table of this game is drawn elsewhere and takes this place.
export { default } from "../plain/client";
