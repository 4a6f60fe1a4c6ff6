import { createElement, useEffect, useState } from 'react';
import { waitFor, within } from 'storybook/test';

/** The script that partners load, as it was built. */
const SCRIPT = './widgets/v1/scamguard.js';

interface WidgetProps {
  /** The element: `verify`, `alerts` … */
  name: string;
  /** Its attributes. */
  attributes?: Readonly<Record<string, string>>;
  /** The rules of a partner's style sheet for it. */
  css?: string;
}

/** An element as a partner's page has it: from the script that is delivered, not from its source. */
export function WidgetOnPage({ name, attributes, css }: WidgetProps) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!document.querySelector(`script[src="${SCRIPT}"]`)) {
      const script = document.createElement('script');
      script.src = SCRIPT;
      document.head.append(script);
    }
    customElements.whenDefined(`scamguard-${name}`).then(() => setLoaded(true));
  }, [name]);
  return (
    <>
      {css && <style>{css}</style>}
      {isLoaded && createElement(`scamguard-${name}`, { api: 'https://scamguard.example', ...attributes })}
    </>
  );
}

/** An answer of the server; a function that never settles keeps a widget waiting, one that rejects is a dead line. */
export type Answer = () => Promise<Response>;

export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Promise.resolve(Response.json(body, { status }));

export const never: Answer = () => new Promise(() => undefined);

export const noLine: Answer = () => Promise.reject(new TypeError('no line'));

/** Answers the calls of the widgets by the end of their path, for one story; everything else goes to Storybook itself. */
export function withAnswers(answers: Readonly<Record<string, Answer>>): () => () => void {
  return () => {
    const before = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      const path = address.startsWith('https://scamguard.example') ? new URL(address).pathname : undefined;
      if (path === undefined) return before(input, init);
      return (answers[path] ?? noLine)();
    };
    return () => {
      globalThis.fetch = before;
    };
  };
}

/** The content of the element, to be looked through by role. */
export async function insideOf(canvasElement: HTMLElement, name: string) {
  const root = await waitFor(() => {
    const found = canvasElement.querySelector(`scamguard-${name}`)?.shadowRoot;
    if (!found?.firstElementChild) throw new Error(`<scamguard-${name}> is not drawn yet.`);
    return found;
  });
  return within(root.firstElementChild as HTMLElement);
}
