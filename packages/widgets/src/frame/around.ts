import type { FrameMessage, PageMessage } from '@scamguard/contracts/widgets';
import { SCRIPT_SOURCE } from '../script-source.ts';

/** A visitor can make a page do one thing by a message: set a height that a screen can have. */
const MOST_PIXELS = 20_000;

const origin = SCRIPT_SOURCE ? new URL(SCRIPT_SOURCE).origin : undefined;

/** The frames of our server on this page. */
const frames = (): HTMLIFrameElement[] =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${origin}/embed/`));

/** Says to a frame that somebody listens to it now and, if its address names no language, which one the page is in. */
function speakTo(frame: HTMLIFrameElement): void {
  if (!origin) return;
  const message: PageMessage = new URL(frame.src).searchParams.has('lang')
    ? { scamguard: 'greeting' }
    : { scamguard: 'language', lang: document.documentElement.lang };
  // To any origin: until it has loaded, a frame has another than ours. The message holds nothing to hide.
  frame.contentWindow?.postMessage(message, '*');
}

function hear({ data, source, origin: from }: MessageEvent<FrameMessage | undefined>): void {
  if (from !== origin || !data?.scamguard) return;
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame) return;
  if (data.scamguard === 'height' && data.pixels > 0 && data.pixels <= MOST_PIXELS) {
    frame.style.height = `${Math.ceil(data.pixels)}px`;
  } else if (data.scamguard === 'event' && data.name.startsWith('scamguard-')) {
    if (data.name === 'scamguard-ready') speakTo(frame);
    frame.dispatchEvent(new CustomEvent(data.name, { bubbles: true, detail: data.detail }));
  }
}

if (origin) {
  addEventListener('message', hear);
  new MutationObserver(() => frames().forEach(speakTo)).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['lang'],
  });
  // A frame that was ready before this script came has told nobody how high it is: spoken to, it says so again.
  frames().forEach(speakTo);
}
