// That it is somebody's turn, told outside the page: in the title, on the icon of the tab, and by the browser where allowed.
import { preferences } from "./preferences.svelte";

const ICONS = { quiet: "/icon.svg", calling: "/icon-turn.svg" };
let shown: Notification | undefined;

/** Shows on the tab whether somebody is waited for. */
export function mark(title: string, isCalling: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isCalling ? ICONS.calling : ICONS.quiet;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

/** Whether the browser could tell at all. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext;
}

/** Asks the person for it; only ever after a click. */
export async function allowNotifying(): Promise<boolean> {
  const isAllowed = canNotify() && (await Notification.requestPermission()) === "granted";
  preferences.change({ notify: isAllowed, isNotifyAsked: true });
  return isAllowed;
}

/** Tells somebody who looks elsewhere; one notice for each table at a time. */
export function notify(table: string, title: string, body: string): void {
  if (!preferences.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  try {
    shown = new Notification(title, { body, tag: table, icon: "/icon-192.png" });
    shown.onclick = () => {
      focus();
      shown?.close();
    };
  } catch {
    // Browsers of phones tell only through a worker, which this client has none of.
  }
}

/** Takes the notice back: somebody is here. */
export function silence(): void {
  shown?.close();
  shown = undefined;
}
