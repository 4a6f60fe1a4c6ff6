import type { FrameMessage, PageMessage } from '@scamguard/contracts/widgets';
import { SCRIPT_SOURCE } from '../script-source.ts';

/** A visitor can make a page do one thing by a message: set a height that a screen can have. */
const MOST_PIXELS = 20_000;

const origin = SCRIPT_SOURCE ? new URL(SCRIPT_SOURCE).origin : undefined;

/** The frames of our server on this page. */
const frames = (): HTMLIFrameElement[] =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${origin}/embed/`));

/** Tells a frame whose address names no language which one the page is in. */
function tellLanguage(frame: HTMLIFrameElement): void {
  if (!origin || new URL(frame.src).searchParams.has('lang')) return;
  const { lang } = document.documentElement;
  frame.contentWindow?.postMessage({ scamguard: 'language', lang } satisfies PageMessage, origin);
}

function hear({ data, source, origin: from }: MessageEvent<FrameMessage | undefined>): void {
  if (from !== origin || !data?.scamguard) return;
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame) return;
  if (data.scamguard === 'height' && data.pixels > 0 && data.pixels <= MOST_PIXELS) {
    frame.style.height = `${Math.ceil(data.pixels)}px`;
  } else if (data.scamguard === 'event' && data.name.startsWith('scamguard-')) {
    if (data.name === 'scamguard-ready') tellLanguage(frame);
    frame.dispatchEvent(new CustomEvent(data.name, { bubbles: true, detail: data.detail }));
  }
}

if (origin) {
  addEventListener('message', hear);
  new MutationObserver(() => frames().forEach(tellLanguage)).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['lang'],
  });
  // A frame that was ready before this script came has told nobody how high it is: told the language, it says so again.
  frames().forEach(tellLanguage);
}
