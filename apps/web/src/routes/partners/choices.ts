import {
  colourVariables,
  FRAMED_WIDGETS,
  type FramedWidget,
  type WidgetColour,
} from '@scamguard/contracts/widgets';
import { type Language, tagOf } from '@scamguard/i18n';

/** The elements that a partner can choose, by the end of their name. */
export const ELEMENTS = ['verify', 'alerts', 'tip', 'report', 'sos', 'assistant'] as const;
/** The kinds that the verification can take, by the words of its attribute. */
export const KINDS = ['link', 'number', 'profile', 'conversation'] as const;
export const THEMES = ['light', 'auto', 'dark', 'contrast'] as const;

/** Where an element can stand. */
export const PLACES = ['frame', 'page'] as const;
export type Place = (typeof PLACES)[number];

/** The characters of a key, as the server reads it. */
const KEY = /^[\w-]*$/;

export const isKey = (text: string): boolean => KEY.test(text.trim());

/** What a partner has chosen. */
export interface Choice {
  readonly element: (typeof ELEMENTS)[number];
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly colour: WidgetColour;
  /** In a frame, which the partner's page cannot look into, or as a part of that page. */
  readonly place: Place;
  /** As typed; empty where the partner has none. */
  readonly key: string;
  /** The kinds that the verification takes. If none is chosen, it takes all. */
  readonly kinds: readonly (typeof KINDS)[number][];
  /** ISO 3166-1 code of the visitors' country, for contacts and regions; empty where it is none in particular. */
  readonly country: string;
  /** Alerts by their titles alone. */
  readonly isSmall: boolean;
}

/** The variables that give a widget its colour; none on dark grounds, which have their own. */
export const variablesOf = ({ colour, theme }: Choice): Readonly<Record<string, string>> =>
  theme === 'light' ? colourVariables(colour) : {};

const FRAMED: ReadonlySet<string> = new Set(FRAMED_WIDGETS);

/** Whether it can stand in a frame: the server has a page for it. The assistant floats over a page and has none. */
export const canBeFramed = ({ element }: Choice): boolean => FRAMED.has(element);

export const isFramed = (choice: Choice): boolean => choice.place === 'frame' && canBeFramed(choice);

/** The attributes that the chosen element understands, where they say something else than is so anyhow. */
export function attributesOf(choice: Choice): Readonly<Record<string, string>> {
  const { element, kinds, country, isSmall } = choice;
  const key = choice.key.trim();
  const isPart = kinds.length > 0 && kinds.length < KINDS.length;
  return {
    lang: tagOf(choice.language),
    ...(choice.theme !== 'light' && { theme: choice.theme }),
    ...(element === 'verify' && isPart && { kinds: kinds.join(' ') }),
    ...(asksForCountry(element) && country && { country }),
    ...(element === 'alerts' && isSmall && { size: 'small' }),
    ...(key && isKey(key) && { 'partner-key': key }),
  };
}

/** Contacts and regions are those of a country. */
export const asksForCountry = (element: Choice['element']): boolean =>
  element === 'sos' || element === 'report';

/** What the partner pastes. */
export const snippetOf = (choice: Choice, origin: string, title: string): string =>
  isFramed(choice) ? frameOf(choice, origin, title) : elementOf(choice, origin);

/** About how high each element is before it says so itself, in pixels. */
const HEIGHTS: Readonly<Record<FramedWidget, number>> = {
  verify: 560,
  alerts: 640,
  tip: 320,
  report: 900,
  sos: 480,
};

/** The address of a frame. */
export function frameAddress(choice: Choice, origin: string): string {
  const parameters = new URLSearchParams(attributesOf(choice));
  if (choice.theme === 'light' && choice.colour !== 'indigo') parameters.set('colour', choice.colour);
  return `${origin}/embed/${choice.element}?${parameters}`;
}

/** A frame, and the script that gives it the height of what stands in it. */
function frameOf(choice: Choice, origin: string, title: string): string {
  const height = HEIGHTS[choice.element as FramedWidget];
  const address = frameAddress(choice, origin).replaceAll('&', '&amp;');
  return [
    `<iframe src="${address}" title="${title}" width="100%" height="${height}" frameborder="0" loading="lazy" allow="clipboard-write"></iframe>`,
    `<script src="${origin}/widgets/v1/frame.js" async></script>`,
  ].join('\n');
}

/** The script, the element, and its colours where they differ from ours. */
function elementOf(choice: Choice, origin: string): string {
  const tag = `scamguard-${choice.element}`;
  const attributes = Object.entries(attributesOf(choice)).map(([name, value]) => ` ${name}="${value}"`);
  const colours = Object.entries(variablesOf(choice)).map(([name, value]) => `${name}: ${value};`);
  return [
    `<script src="${origin}/widgets/v1/${tag}.js" async></script>`,
    `<${tag}${attributes.join('')}></${tag}>`,
    ...(colours.length > 0 ? [`<style>${tag} { ${colours.join(' ')} }</style>`] : []),
  ].join('\n');
}
