/** A figure in a sentence, as it stands in the sentence's pattern. */
const asPattern = (text: string) => text.replace(/\d+/, '{{count}}');

/**
 * Marks with `lang`, while an element is drawn, its sentences in a language that is not complete. The words around them are in
 * the language beneath.
 *
 * @param own its sentences
 */
export function marker(own: readonly string[], language: string): (inside: Node) => void {
  const sentences = new Set(own);
  const watched = new WeakSet<Node>();

  const mark = (text: Text) => {
    const element = text.parentElement;
    const isOwn = sentences.has(text.data) || sentences.has(asPattern(text.data));
    if (isOwn) element?.setAttribute('lang', language);
    else if (element?.lang === language) element.removeAttribute('lang');
  };
  const markAll = (node: Node) => {
    if (node instanceof Text) mark(node);
    else node.childNodes.forEach(markAll);
  };
  return (inside) => {
    if (watched.has(inside)) return;
    watched.add(inside);
    markAll(inside);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) mark(target);
        addedNodes.forEach(markAll);
      }
    }).observe(inside, { subtree: true, childList: true, characterData: true });
  };
}
