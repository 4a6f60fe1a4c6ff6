import type { EndpointName } from './paths.ts';

/** Calls that our widgets make from other sites' pages: nobody is signed in for them. */
export const WIDGET_CALLS = [
  'verifyLink',
  'verifyProfile',
  'verifyNumber',
  'verifyConversation',
  'takenBack',
  'feedback',
  'scamTypes',
  'regions',
  'sendReport',
  'alerts',
  'currentAlerts',
  'dailyTips',
  'audio',
] as const satisfies readonly EndpointName[];

/** In this header a widget says which partner's it is, where the server's operator has given partners keys. */
export const WIDGET_KEY_HEADER = 'x-scamguard-key';

/** The header that says whose talk it is, if no cookie does. */
export const CASE_TOKEN_HEADER = 'x-scamguard-case';

/** The elements that can stand in a frame, by the end of their name. The assistant floats over a page and has none. */
export const FRAMED_WIDGETS = ['verify', 'alerts', 'tip', 'report', 'sos'] as const;
export type FramedWidget = (typeof FRAMED_WIDGETS)[number];

/** Attributes of an element that the address of its frame carries under the same names, and what each may be. */
export const FRAME_ATTRIBUTES = {
  lang: /^[a-z]{2,3}$/,
  theme: /^(?:light|dark|auto|contrast)$/,
  size: /^(?:small|large)$/,
  country: /^[A-Z]{2}$/,
  kinds: /^(?:(?:link|number|profile|conversation) ?){1,4}$/,
  'partner-key': /^[\w-]{1,100}$/,
} as const;

/** A frame's message to the page around it. It never holds what a visitor typed or was shown. */
export type FrameMessage =
  | { readonly scamguard: 'height'; readonly pixels: number }
  | { readonly scamguard: 'event'; readonly name: string; readonly detail: unknown };

/** A message of the page around it to a frame. The frame answers each by telling its height. */
export type PageMessage =
  | { readonly scamguard: 'greeting' }
  | { readonly scamguard: 'language'; readonly lang: string };

/** Brand colours that keep 7:1 with the white words on them, each with its darker and its paler sister. */
export const WIDGET_COLOURS = {
  indigo: undefined,
  plum: { action: '#5A2470', hover: '#42174F', soft: '#F4EAF7' },
  leaf: { action: '#14532D', hover: '#0C3A1F', soft: '#E7F3E8' },
  lagoon: { action: '#0B4F6C', hover: '#073A50', soft: '#E4F1F6' },
  earth: { action: '#6B3410', hover: '#4D240A', soft: '#F8EDE4' },
} as const;

export type WidgetColour = keyof typeof WIDGET_COLOURS;

/** The variables that give a widget on a light ground its colour; none for ours. */
export function colourVariables(colour: WidgetColour): Readonly<Record<string, string>> {
  const chosen = WIDGET_COLOURS[colour];
  if (!chosen) return {};
  return {
    '--sg-color-action': chosen.action,
    '--sg-color-action-hover': chosen.hover,
    '--sg-color-action-soft': chosen.soft,
    '--sg-color-on-action-soft': chosen.hover,
    '--sg-color-focus': chosen.action,
  };
}
