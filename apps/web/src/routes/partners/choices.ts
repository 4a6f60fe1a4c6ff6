import { type Language, tagOf } from '@scamguard/i18n';

/** The elements that a partner can choose, by the end of their name. */
export const ELEMENTS = ['verify', 'alerts', 'tip', 'report', 'sos', 'assistant'] as const;
/** What the verification can take, by the words of its attribute. */
export const KINDS = ['link', 'number', 'profile', 'conversation'] as const;
export const THEMES = ['light', 'auto', 'dark', 'contrast'] as const;

/** What a key may be made of, as the server reads it. */
const KEY = /^[\w-]*$/;

export const isKey = (text: string): boolean => KEY.test(text.trim());

/** Brand colours that keep 7:1 with the white words on them, each with its darker and its paler sister. */
export const COLOURS = {
  indigo: undefined,
  plum: { action: '#5A2470', hover: '#42174F', soft: '#F4EAF7' },
  leaf: { action: '#14532D', hover: '#0C3A1F', soft: '#E7F3E8' },
  lagoon: { action: '#0B4F6C', hover: '#073A50', soft: '#E4F1F6' },
  earth: { action: '#6B3410', hover: '#4D240A', soft: '#F8EDE4' },
} as const;

export type Colour = keyof typeof COLOURS;

/** What a partner has chosen. */
export interface Choice {
  readonly element: (typeof ELEMENTS)[number];
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly colour: Colour;
  /** As typed; empty where the partner has none. */
  readonly key: string;
  /** What the verification takes; none chosen is all of them. */
  readonly kinds: readonly (typeof KINDS)[number][];
  /** ISO 3166-1 code of the visitors' country, for contacts and regions; empty where it is none in particular. */
  readonly country: string;
  /** Alerts by their titles alone. */
  readonly isSmall: boolean;
}

/** The variables that give a widget its colour; none for ours, and none on dark grounds, which have their own. */
export function variablesOf({ colour, theme }: Choice): Readonly<Record<string, string>> {
  const chosen = COLOURS[colour];
  if (!chosen || theme !== 'light') return {};
  return {
    '--sg-color-action': chosen.action,
    '--sg-color-action-hover': chosen.hover,
    '--sg-color-action-soft': chosen.soft,
    '--sg-color-on-action-soft': chosen.hover,
    '--sg-color-focus': chosen.action,
  };
}

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

/** What the partner pastes: the script, the element, and its colours where they differ from ours. */
export function snippetOf(choice: Choice, origin: string): string {
  const tag = `scamguard-${choice.element}`;
  const attributes = Object.entries(attributesOf(choice)).map(([name, value]) => ` ${name}="${value}"`);
  const colours = Object.entries(variablesOf(choice)).map(([name, value]) => `${name}: ${value};`);
  return [
    `<script src="${origin}/widgets/v1/${tag}.js" async></script>`,
    `<${tag}${attributes.join('')}></${tag}>`,
    ...(colours.length > 0 ? [`<style>${tag} { ${colours.join(' ')} }</style>`] : []),
  ].join('\n');
}
