// Keys of the keyboard as commands: none acts while somebody types, or while a dialog lies over the table.

type Actions = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Listens for keys such as `M`, `Enter`, `ArrowLeft` or `Ctrl+Z`; returns how to stop. */
export function onKeys(actions: Actions): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event.target) || isCovered()) return;
    const action = actions[nameOf(event)];
    if (!action) return;
    event.preventDefault();
    action(event);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/** A key as people call it. */
export function nameOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): string {
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
