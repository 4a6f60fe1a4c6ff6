import type about from './fr/about.ts';
import type alerts from './fr/alerts.ts';
import type assistance from './fr/assistance.ts';
import type auth from './fr/auth.ts';
import type chatbot from './fr/chatbot.ts';
import type community from './fr/community.ts';
import type contact from './fr/contact.ts';
import type contactDesk from './fr/contact-desk.ts';
import type contacts from './fr/contacts.ts';
import type dailyTip from './fr/daily-tip.ts';
import type door from './fr/door.ts';
import type evaluation from './fr/evaluation.ts';
import type home from './fr/home.ts';
import type integration from './fr/integration.ts';
import type latestScams from './fr/latest-scams.ts';
import type learn from './fr/learn.ts';
import type messages from './fr/messages.ts';
import type moderation from './fr/moderation.ts';
import type notFound from './fr/not-found.ts';
import type offline from './fr/offline.ts';
import type opinion from './fr/opinion.ts';
import type ownData from './fr/own-data.ts';
import type partners from './fr/partners.ts';
import type partout from './fr/partout.ts';
import type pictures from './fr/pictures.ts';
import type report from './fr/report.ts';
import type scams from './fr/scams.ts';
import type shell from './fr/shell.ts';
import type simulation from './fr/simulation.ts';
import type support from './fr/support.ts';
import type urgence from './fr/urgence.ts';
import type verify from './fr/verify.ts';
import type voiceStudio from './fr/voice-studio.ts';
import type written from './fr/written.ts';

/**
 * The texts of the interface, one file for what is downloaded together: `shell` stands around every page, the others belong to
 * screens. French is the reference; the other languages have its shape, file by file.
 */
interface TextFiles {
  readonly integration: typeof integration;
  readonly partout: typeof partout;
  readonly assistance: typeof assistance;
  readonly chatbot: typeof chatbot;
  readonly shell: typeof shell;
  readonly home: typeof home;
  readonly urgence: typeof urgence;
  readonly verify: typeof verify;
  readonly door: typeof door;
  readonly offline: typeof offline;
  readonly opinion: typeof opinion;
  readonly about: typeof about;
  readonly contact: typeof contact;
  readonly contacts: typeof contacts;
  readonly 'contact-desk': typeof contactDesk;
  readonly messages: typeof messages;
  readonly support: typeof support;
  readonly written: typeof written;
  readonly auth: typeof auth;
  readonly evaluation: typeof evaluation;
  readonly moderation: typeof moderation;
  readonly 'voice-studio': typeof voiceStudio;
  readonly 'not-found': typeof notFound;
  readonly 'own-data': typeof ownData;
  readonly partners: typeof partners;
  readonly pictures: typeof pictures;
  readonly report: typeof report;
  readonly scams: typeof scams;
  readonly alerts: typeof alerts;
  readonly community: typeof community;
  readonly 'daily-tip': typeof dailyTip;
  readonly 'latest-scams': typeof latestScams;
  readonly learn: typeof learn;
  readonly simulation: typeof simulation;
}

/** Name of a file of texts. */
export type TextsName = keyof TextFiles;

type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer All,
) => void
  ? All
  : never;

/** All texts of all files. */
export type Dictionary = Joined<TextFiles[TextsName]>;

/** The texts of one file. */
export type TextsOf<Name extends TextsName> = TextFiles[Name];
