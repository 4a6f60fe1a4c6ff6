import { ENDPOINT_GROUPS, type EndpointName } from '@scamguard/contracts';

type Group = keyof typeof ENDPOINT_GROUPS;

interface Chapter {
  readonly name: string;
  readonly description: string;
}

/** The name and purpose of each group of calls. */
const CHAPTERS: Readonly<Record<Group, Chapter>> = {
  verification: {
    name: 'Checks',
    description:
      'Check a link, a phone number, a social profile or a message. What is checked is not kept. No key and no account are needed.',
  },
  scams: {
    name: 'Reports',
    description:
      'Report a scam, and read what others have reported. A report is public once a moderator has read it; numbers, links and names in it are masked.',
  },
  content: { name: 'Lessons and alerts', description: 'What editors have written, in French and English.' },
  services: {
    name: 'Services',
    description: 'Services that the community recommends or warns of, with reviews.',
  },
  accounts: {
    name: 'Accounts',
    description:
      'An account is optional. It has a phone number, a password and a session, which is an `HttpOnly` cookie.',
  },
  ownData: {
    name: 'Own data',
    description: 'What is kept of oneself: see it, take it along, delete it.',
  },
  moderation: {
    name: 'Moderation',
    description:
      'For moderators. Each has shown a second factor; what cannot be undone asks for a fresh one.',
  },
  contacts: {
    name: 'Contacts',
    description:
      'Whom first aid leads to: operators, police, lines that listen. Moderators keep them true between releases; everybody may read what changed.',
  },
  voices: {
    name: 'Voices',
    description:
      'What people record and review in the languages that no voice speaks. Moderators record and approve; everybody may listen.',
  },
  operation: {
    name: 'Operation',
    description: 'The state of the server, and messages to the people who run it.',
  },
};

const FILES: Chapter = { name: 'Files', description: 'Sounds, films and papers.' };

export const ALL_CHAPTERS: readonly Chapter[] = [...Object.values(CHAPTERS), FILES];

const CHAPTER_OF: ReadonlyMap<string, string> = new Map(
  (Object.keys(CHAPTERS) as Group[]).flatMap((group) =>
    Object.keys(ENDPOINT_GROUPS[group]).map((name) => [name, CHAPTERS[group].name]),
  ),
);

/** The chapter of a call. A call without a schema in the table is a file. */
export const chapterOf = (name: EndpointName): string => CHAPTER_OF.get(name) ?? FILES.name;
