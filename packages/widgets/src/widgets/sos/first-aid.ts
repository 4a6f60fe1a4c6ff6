import { CONTACTS, type Contact, type ContactPurpose, EVERYWHERE, hrefOf } from '@scamguard/content/contacts';
import type frUrgence from '@scamguard/i18n/texts/fr/urgence';

/** A contact to turn to: an action of a phone or a computer. */
export interface AidContact {
  readonly way: 'call' | 'dial' | 'write' | 'open';
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
    /** The contacts that help with it. */
    readonly contactsOf?: ContactsOf;
  }[];
  /** By ISO 3166-1 code; the same ones as on the product's own page. */
  readonly contacts: Readonly<Record<string, Readonly<Partial<Record<ContactsOf, readonly AidContact[]>>>>>;
}

/** What a step needs contacts for. */
export type ContactsOf = 'operator' | 'image' | 'complain';

const PURPOSES: Readonly<Record<ContactsOf, readonly ContactPurpose[]>> = {
  operator: ['block', 'operator', 'menu'],
  image: ['child', 'image'],
  complain: ['complaint', 'report', 'police'],
};

/** Steps that need some. */
const CONTACTS_OF: Readonly<Record<string, ContactsOf>> = {
  money: 'operator',
  code: 'operator',
  image: 'image',
  complain: 'complain',
};

const MOST_CONTACTS = 4;

const WAYS = { phone: 'call', ussd: 'dial', whatsapp: undefined, email: 'write', web: 'open' } as const;

function aidContacts(all: readonly Contact[], use: ContactsOf): readonly AidContact[] {
  return PURPOSES[use]
    .flatMap((purpose) => all.filter((contact) => contact.purpose === purpose))
    .flatMap((contact): AidContact[] => {
      const way = WAYS[contact.kind];
      if (way === undefined) return [];
      const told = { way, name: contact.name, href: hrefOf(contact) };
      return [contact.status === 'verified' ? told : { ...told, isUnconfirmed: true }];
    })
    .slice(0, MOST_CONTACTS);
}

/**
 * Runs while building: picks from the texts of the product's own page of first aid.
 *
 * @param spoken the same texts in a language that voices speak
 */
export function firstAidOf({ title, lead, what, lost, start, steps }: Urgence, spoken: Urgence): FirstAid {
  // The summary is written on the page: a partner's site takes no notes and asks nobody's age.
  const { summary: _, child: __, ...shown } = steps;
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
      ...(CONTACTS_OF[id] && { contactsOf: CONTACTS_OF[id] }),
    })),
    contacts: Object.fromEntries(
      Object.entries(CONTACTS).map(([country, contacts]) => {
        const all = [...contacts, ...EVERYWHERE];
        return [
          country,
          {
            operator: aidContacts(all, 'operator'),
            image: aidContacts(all, 'image'),
            complain: aidContacts(contacts, 'complain'),
          },
        ];
      }),
    ),
  };
}

/** Says which of the contacts are not confirmed, if any are. @param unconfirmed a sentence with `{{names}}` in it */
export function unconfirmedNote(unconfirmed: string, contacts: readonly AidContact[]): string | undefined {
  const names = new Set(contacts.filter(({ isUnconfirmed }) => isUnconfirmed).map(({ name }) => name));
  return names.size > 0 ? unconfirmed.replace('{{names}}', [...names].join(', ')) : undefined;
}

const speechOf = ({ title, text, details }: Urgence['steps']['stop']) => [title, text, details].join('\n');
