// Where somebody is: a tiny router on the path of the address.

export type Route =
  | { screen: "start" }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string }
  | { screen: "replays" }
  | { screen: "watch" }
  | { screen: "rules"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "link"; token: string }
  | { screen: "unknown" };

/** The screen that a path leads to. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  if (first === undefined) return { screen: "start" };
  if (second === undefined) return alone(first);
  if (first === "t" && third === "replay" && parts.length === 3) return { screen: "replay", table: second };
  if (parts.length > 2) return { screen: "unknown" };
  if (first === "t") return { screen: "table", table: second };
  if (first === "rules") return { screen: "rules", game: second };
  if (first === "learn") return { screen: "learn", game: second };
  if (first === "j") return { screen: "link", token: second };
  return { screen: "unknown" };
}

function alone(first: string): Route {
  if (first === "replays" || first === "watch") return { screen: first };
  if (first === "learn") return { screen: "learn", game: "" };
  return { screen: "unknown" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(globalThis.location?.pathname ?? "/");

/** The screen of the moment. */
export function here(): Route {
  return routeOf(path);
}

/** Goes to another address without loading the page anew. */
export function go(to: string, { isReplacing = false } = {}): void {
  if (isReplacing) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follows the browser's own steps back and forth, and links inside the client. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    path = location.pathname;
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.hasAttribute("download")) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) location.hash = link.hash;
    else go(link.pathname + link.search + link.hash);
  });
}
