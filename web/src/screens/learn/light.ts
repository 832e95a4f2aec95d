// What a card of the guide speaks of is lit up; parts of tables name themselves by `data-guide`.

const LIT = "data-lit";

/** Lights up every part of this name, also one that appears later; returns how to put the light out. */
export function lightUp(part: string): () => void {
  const wanted = `[data-guide~="${CSS.escape(part)}"]`;
  const light = () => {
    for (const found of document.querySelectorAll(`${wanted}:not([${LIT}])`)) found.setAttribute(LIT, "");
  };
  light();
  const watch = new MutationObserver(light);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const found of document.querySelectorAll(`[${LIT}]`)) found.removeAttribute(LIT);
  };
}
