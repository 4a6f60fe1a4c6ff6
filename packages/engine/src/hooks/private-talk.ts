import { officialContact } from '../everyday/official-contact.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import type { Mention } from '../text/lexicon.ts';
import type { Span } from '../vocabulary.ts';
import { seenBy } from './from-signals.ts';
import type { HookDetector } from './hook.ts';
import { numbersIn } from './numbers-in.ts';
import { worded } from './worded.ts';

/** Channels on which no service of the region writes first. "Un pass Telegram" is data. */
const OF_PERSONS =
  /(?<!\b(?:pass|forfait|data|internet|illimite|unlimited) )(?<=\b(?:sur|par|via|le|un|du|en|on|la|this|new|only|nouveau|bot|canal|salon|groupe?|channel|prive\w*|appel|chat|sur le) )(?:telegram|messenger|imo|signal|discord)\b(?! (?:illimite|gratuit|free)\b)|\btelegram\b.{0,3}@\w{3,}/;
/** A talk that is kept from others. */
const KEPT_APART =
  /\b(?:canal|salon|groupe|discussion|channel|chat|group) (?:prive\w*|secret\w*|private)\b|\b(?:ecri\w+|contacte\w*|discut\w+) (?:\S+ )?en prive\b/;

/** How many characters behind "WhatsApp" its number stands. */
const REACH = 24;
/** How many words apart a channel and what is to be done there stand. */
const WORDS_APART = 8;
/** What somebody does on a channel. "Un pass WhatsApp" is data, and nobody's talk. */
const TALKING = ['call-me', 'tell', 'send', 'send-back', 'spread'] as const;
const JOINING = /^(?:join|rejoi|ajout|add|groupe?s?$|inbox|wa$|dm$|mp$|talk|parl|discut|chat)/;

/** A talk with a person on another channel: WhatsApp, Telegram, a private message. */
export const privateTalk: HookDetector = ({ text, findings }) =>
  seenBy(findings, 'other-channel') ??
  worded(text, OF_PERSONS) ??
  worded(text, KEPT_APART) ??
  (text.mentions.get('other-channel') ?? [])
    .filter((mention) => isTalkedOn(text, mention))
    .map((mention) => spanOf(text, mention))
    .find((span) => numberBehind(text, span) !== 'official');

const spanOf = ({ tokens, folded }: ConversationReading, { from, to }: Mention): Span =>
  folded.originOf(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

/** Whether the reader is to write, call or join on a channel, or a number stands behind it. */
function isTalkedOn(text: ConversationReading, mention: Mention): boolean {
  const near = ({ from }: Mention) => from !== mention.from && Math.abs(from - mention.from) <= WORDS_APART;
  return (
    TALKING.some((verb) => (text.mentions.get(verb) ?? []).some(near)) ||
    text.tokens
      .slice(Math.max(mention.from - WORDS_APART, 0), mention.to + WORDS_APART)
      .some(({ word }) => JOINING.test(word)) ||
    numberBehind(text, spanOf(text, mention)) !== undefined
  );
}

/** Whether a number stands right behind a channel, and whether an operator publishes it. */
function numberBehind(text: ConversationReading, [, end]: Span): 'official' | 'private' | undefined {
  const found = numbersIn(text).find(({ span: [start] }) => start >= end && start - end <= REACH);
  return found && (officialContact(found.digits) === undefined ? 'private' : 'official');
}
