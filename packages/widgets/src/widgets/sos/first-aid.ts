import { CONTACTS } from '@scamguard/content/contacts';
import type frUrgence from '@scamguard/i18n/texts/fr/urgence';

/** Whom to turn to: an action of a phone or a computer. */
export interface AidContact {
  readonly way: 'call' | 'write' | 'open';
  readonly name: string;
  readonly href: string;
}

type Urgence = (typeof frUrgence)['urgence'];
export type Loss = keyof Urgence['lost'];

/** First aid in one language, with the contacts of each country. */
export interface FirstAid {
  readonly title: string;
  readonly lead: string;
  /** The question what is gone, and what may be. */
  readonly what: string;
  readonly losses: readonly { readonly loss: Loss; readonly label: string }[];
  readonly start: string;
  /** The question as it is read aloud, one sentence a line. */
  readonly speech: string;
  readonly steps: readonly {
    readonly title: string;
    readonly text: string;
    readonly details: readonly string[];
    readonly speech: string;
    /** Only for those who lost it. */
    readonly loss?: Loss;
    readonly showsContacts: boolean;
  }[];
  /** By ISO 3166-1 code; only what was verified. */
  readonly contacts: Readonly<Record<string, readonly AidContact[]>>;
}

const MOST_CONTACTS = 3;

const WAYS = {
  phone: { way: 'call', prefix: 'tel:' },
  whatsapp: undefined,
  email: { way: 'write', prefix: 'mailto:' },
  web: { way: 'open', prefix: '' },
} as const;

/**
 * Runs while building: picks from the texts of the product's own page of first aid.
 *
 * @param spoken the same texts in a language that voices speak
 */
export function firstAidOf({ title, lead, what, lost, start, steps }: Urgence, spoken: Urgence): FirstAid {
  // The summary is written on the page: a partner's site takes no notes.
  const { summary: _, ...shown } = steps;
  return {
    title,
    lead,
    what,
    losses: Object.entries(lost).map(([loss, label]) => ({ loss: loss as Loss, label })),
    start,
    speech: [spoken.title, spoken.lead, spoken.what, ...Object.values(spoken.lost)].join('\n'),
    steps: Object.entries(shown).map(([id, step]) => ({
      title: step.title,
      text: step.text,
      details: step.details.split('\n'),
      speech: speechOf(spoken.steps[id as keyof Urgence['steps']]),
      ...(id in lost && { loss: id as Loss }),
      showsContacts: id === 'complain',
    })),
    contacts: Object.fromEntries(
      Object.entries(CONTACTS).map(([country, contacts]) => [
        country,
        contacts
          .filter(({ status }) => status === 'verified')
          .flatMap(({ kind, name, value }): AidContact[] => {
            const ways = WAYS[kind];
            return ways ? [{ way: ways.way, name, href: ways.prefix + value }] : [];
          })
          .slice(0, MOST_CONTACTS),
      ]),
    ),
  };
}

const speechOf = ({ title, text, details }: Urgence['steps']['stop']) => [title, text, details].join('\n');
