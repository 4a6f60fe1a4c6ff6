import { VERSION } from '../version.ts';

/** A custom element's class that says which version of the package it comes from. */
export type WidgetClass = CustomElementConstructor & { readonly version: string };

/**
 * Makes elements known to the page. The first version stays: a browser cannot define a name twice. So a second version is left
 * out, and the page's author is told of both.
 */
export function define(elements: Readonly<Record<string, WidgetClass>>): void {
  const { customElements } = globalThis;
  if (!customElements) return;
  for (const [name, widget] of Object.entries(elements)) {
    const first = customElements.get(name) as Partial<WidgetClass> | undefined;
    if (!first) customElements.define(name, widget);
    else if (first !== widget && first.version !== VERSION) {
      // oxlint-disable-next-line no-console
      console.warn(`<${name}> ${VERSION} not started: ${first.version ?? 'another script'} came first.`);
    }
  }
}
