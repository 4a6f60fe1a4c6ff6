import { READ_ATTRIBUTES, type Said } from './said.ts';

/**
 * Keeps `lang` right on the elements whose text is the interface's, while the page changes: an incomplete language borrows
 * French sentences, and the server's answers between them are French. The server marks the page that it sends by the same rule.
 *
 * @returns stops it and takes the marks away.
 */
export function markLanguages(root: Element, said: Said): () => void {
  const marked = new WeakSet<Element>();

  const mark = (element: Element) => {
    const language = spokenBy(element, said);
    if (language === undefined && !marked.has(element)) return;
    if (language === undefined) {
      marked.delete(element);
      element.removeAttribute('lang');
    } else {
      marked.add(element);
      if (element.getAttribute('lang') !== language) element.setAttribute('lang', language);
    }
  };
  const markAll = (top: Element) => {
    mark(top);
    for (const element of top.querySelectorAll('*')) mark(element);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const owner = target instanceof Element ? target : target.parentElement;
      if (owner) mark(owner);
      for (const node of addedNodes) if (node instanceof Element) markAll(node);
    }
  });

  markAll(root);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...READ_ATTRIBUTES],
  });
  return () => {
    observer.disconnect();
    for (const element of root.querySelectorAll('[lang]'))
      if (marked.has(element)) element.removeAttribute('lang');
  };
}

/** The language of an element's own words, or else of its names. */
function spokenBy(element: Element, said: Said): string | undefined {
  for (const node of element.childNodes) {
    const language = node.nodeType === Node.TEXT_NODE && said.get(node.nodeValue ?? '');
    if (language) return language;
  }
  for (const name of READ_ATTRIBUTES) {
    const language = said.get(element.getAttribute(name) ?? '');
    if (language) return language;
  }
  return undefined;
}
