// Keys of the keyboard as commands: none acts while somebody types, or while a dialog lies over the table.
import { keymap } from "./keymap.svelte";

type Actions = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Listens for commands by their usual keys, such as `M`, `Enter`, `ArrowLeft` or `Ctrl+Z`; returns how to stop. */
export function onKeys(actions: Actions): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event.target) || isCovered()) return;
    const action = meantBy(event, actions);
    if (!action) return;
    event.preventDefault();
    action(event);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What a pressed key means among commands that are listed by their usual keys. */
export function meantBy<T>(event: Pressed, listed: Readonly<Record<string, T>>): T | undefined {
  const usual = keymap.meanings(nameOf(event)).find((key) => key in listed);
  return usual === undefined ? undefined : listed[usual];
}

/** A key as people call it. */
export function nameOf(event: Pressed): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const name = key === " " ? "Space" : key;
  return event.ctrlKey || event.metaKey ? `Ctrl+${name}` : event.altKey ? `Alt+${name}` : name;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
