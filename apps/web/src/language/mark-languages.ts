import { languageSaid, READ_ATTRIBUTES, type Said } from './said.ts';

/** What keeps the marks right. */
export interface Marks {
  /** Also marks what was drawn by the server and has only since been drawn here: its texts are known now. */
  readonly again: () => void;
  /** Ends it and takes the marks away. */
  readonly stop: () => void;
}

/**
 * Keeps `lang` right on the elements whose text is the interface's, while the page changes: an incomplete language borrows
 * French sentences, and the server's answers between them are French. The server marks the page that it sends by the
 * same rule, {@link languageSaid}.
 */
export function markLanguages(root: Element, said: Said): Marks {
  const marked = new WeakSet<Element>();

  const mark = (element: Element) => {
    const language = languageSaid(said, ownWords(element), (name) => element.getAttribute(name));
    // A language that no text of the interface decides is the element's own.
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
  return {
    again: () => markAll(root),
    stop: () => {
      observer.disconnect();
      for (const element of root.querySelectorAll('[lang]'))
        if (marked.has(element)) element.removeAttribute('lang');
    },
  };
}

const ownWords = (element: Element) =>
  Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''));
