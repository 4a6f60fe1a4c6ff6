import { CONTACTS } from '@scamguard/content/contacts';
import type frUrgence from '@scamguard/i18n/texts/fr/urgence';

/** Whom to turn to: an action of a phone or a computer. */
export interface AidContact {
  readonly way: 'call' | 'write' | 'open';
  readonly name: string;
  readonly href: string;
  /** Agrees in several public sources, but no page of its own says so. */
  readonly isUnconfirmed?: boolean;
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
  /** By ISO 3166-1 code; the same ones as on the product's own page. */
  readonly contacts: Readonly<Record<string, readonly AidContact[]>>;
  /** Said of contacts that are not confirmed, with `{{names}}` in it. */
  readonly unconfirmed: string;
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
export function firstAidOf(
  { title, lead, what, lost, start, steps, unconfirmed }: Urgence,
  spoken: Urgence,
): FirstAid {
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
          .filter(({ purpose }) => purpose !== 'personal-data')
          .flatMap(({ kind, name, value, status }): AidContact[] => {
            const ways = WAYS[kind];
            if (!ways) return [];
            const contact = { way: ways.way, name, href: ways.prefix + value };
            return [status === 'verified' ? contact : { ...contact, isUnconfirmed: true }];
          })
          .slice(0, MOST_CONTACTS),
      ]),
    ),
    unconfirmed,
  };
}

/** Says which of the contacts are not confirmed, if any are. */
export function unconfirmedNote(
  { unconfirmed }: FirstAid,
  contacts: readonly AidContact[],
): string | undefined {
  const names = new Set(contacts.filter(({ isUnconfirmed }) => isUnconfirmed).map(({ name }) => name));
  return names.size > 0 ? unconfirmed.replace('{{names}}', [...names].join(', ')) : undefined;
}

const speechOf = ({ title, text, details }: Urgence['steps']['stop']) => [title, text, details].join('\n');
