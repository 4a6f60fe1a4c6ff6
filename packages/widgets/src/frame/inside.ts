import {
  colourVariables,
  type FrameMessage,
  type PageMessage,
  WIDGET_COLOURS,
  type WidgetColour,
} from '@scamguard/contracts/widgets';
import type { WidgetEvents } from '../element/widget.ts';

const EVENTS = [
  'scamguard-ready',
  'scamguard-result',
  'scamguard-error',
] as const satisfies readonly (keyof WidgetEvents)[];

/** Any page around the frame may know its height, and that something was checked. It is told nothing else. */
const tell = (message: FrameMessage) => parent.postMessage(message, '*');

const tellHeight = () =>
  tell({ scamguard: 'height', pixels: document.documentElement.getBoundingClientRect().height });

/** Gives the element the colour that the frame's address names. */
function colour(element: HTMLElement): void {
  const asked = new URLSearchParams(location.search).get('colour') ?? '';
  if (!Object.hasOwn(WIDGET_COLOURS, asked)) return;
  for (const [name, value] of Object.entries(colourVariables(asked as WidgetColour)))
    element.style.setProperty(name, value);
}

function hear(element: HTMLElement, { data, source }: MessageEvent<PageMessage | undefined>): void {
  if (source !== parent || !data?.scamguard) return;
  if (data.scamguard === 'language' && typeof data.lang === 'string') {
    document.documentElement.lang = data.lang;
    element.lang = data.lang;
  }
  tellHeight();
}

const widget = document.querySelector<HTMLElement>('[data-widget]');
if (widget) {
  colour(widget);
  addEventListener('message', (event) => hear(widget, event));
  for (const name of EVENTS) {
    widget.addEventListener(name, (event) =>
      tell({ scamguard: 'event', name, detail: (event as CustomEvent<unknown>).detail }),
    );
  }
} else {
  // The server has refused: it says why, to the visitor and to the author of the page.
  tell({ scamguard: 'event', name: 'scamguard-error', detail: { code: 'refused' } });
  // oxlint-disable-next-line no-console
  console.error(document.body.innerText);
}
new ResizeObserver(tellHeight).observe(document.documentElement);
