/** What the page of a component says beside its description, which stands in its code. */
export interface Guide {
  /** When to take it. */
  readonly use: string;
  /** When not to, and what to take then. */
  readonly avoid: string;
  readonly do: string;
  readonly dont: string;
  /** What the keyboard does. */
  readonly keys: string;
  /** What a screen reader says. */
  readonly heard: string;
  /** How its words are written. */
  readonly words: string;
  /** What else there is, by the last part of a page's title. */
  readonly instead: readonly string[];
  /** `stable` unless it says otherwise. */
  readonly status?: 'new' | 'leaving';
  /** The first version that has it, if it is not the first of all. */
  readonly since?: string;
}

/** Guides by the titles of their pages. */
export type Guides = Readonly<Record<string, Guide>>;

/** What is read and not pressed. */
export const ofText = {
  keys: 'None: there is nothing to press.',
  heard: 'Its text, in the order of the page.',
} as const;

/** Whatever is a button. */
export const ofButton = {
  keys: 'Tab reaches it. Enter and Space press it.',
  heard: 'Its words, and that it is a button.',
  words: 'Begins with a verb: "Vérifier ce lien". Two to four words.',
} as const;

/** Whatever is a link. */
export const ofLink = {
  keys: 'Tab reaches it. Enter follows it.',
  heard: 'Its words, and that it is a link.',
  words: 'Says where it leads, also when it is read alone. Never "cliquez ici".',
} as const;

/** Whatever is typed into or chosen from. */
export const ofField = {
  keys: 'Tab reaches it. The rest is typing.',
  heard: 'Its label, then its help. An error is read out when it appears, and again with the field.',
  words:
    'The label names what is asked, in one to four words. Help gives an example. An error says how to mend it.',
} as const;

/** Fields and the button that sends them. */
export const ofForm = {
  keys: 'Tab goes from field to field. Enter in a line of text sends the form.',
  heard:
    'Each field with its label and what is wrong with it. After a vain attempt the first wrong field takes the focus.',
} as const;

/** A card in a list of cards. */
export const ofCard = {
  keys: 'Tab reaches what can be pressed in it, and nothing else.',
  heard: 'Its heading, at the level that the page gives, then its text.',
} as const;
