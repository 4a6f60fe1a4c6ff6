import { addressesInText } from '../address/find-addresses.ts';
import { phonesInText } from '../phone/find-phones.ts';
import { groupTalkIn } from '../transcript/group-talk.ts';
import type { Item } from '../vocabulary.ts';
import { heardText } from './hearing/heard-text.ts';

/** One piece of a message. */
export interface Contribution {
  /** `told`: in own words. `quoted`: others' words, pasted or quoted. `item`: a link or a number. */
  readonly form: 'told' | 'quoted' | 'item';
  readonly item: Item;
}

/** Words around a single link or number that only ask about it. */
const MOST_WORDS_AROUND = 6;
/** How people tell of themselves and of others, also as they write in a hurry. French and English, Pidgin too. */
const TELLS =
  /\b(?:g(?= [a-z])|jlui|jleur|jlai|jme|jsui|chuis|on a|na so|abeg|oga|j'? ?(?:ai|avais|etais|suis|veux|voulais|dois|fais|me|l'ai)|jai|jsuis|chui|jvien|je|moi|mon|ma|mes|on (?:m'?|me|ma|nous|vient)|onma|il m'?a?|il me|ils m'?|ils me|elle m'?a?|elle me|dit|disent|(?:il|elle|ils|elles) (?:veut|veulent)|nous|notre|kelkun|quelqu'?un|un (?:gars|homme|monsieur|type|inconnu|client|agent)|une (?:dame|femme|fille|cliente)|est[ -]?ce ?que?|svp aide\w*|i|i'?m|i'?ve|my|me|we|our|he|she|they|them|dem|dey|di|mi|says?|said|abeg|somebody|someone|one (?:man|woman|guy)|a (?:man|woman|guy|person))\b/g;
/** How others speak to whom they write to. */
const ADDRESSES =
  /\b(?:cher|chere|chers|client\w*|abonne\w*|votre|vos|vous (?:avez|etes|pouvez|devez)|veuillez|felicitations?|cliquez|composez|appelez|dear|customer|congratulations?|your|you (?:have|are|can|must|will)|click|dial|kindly|solde|ref|id transaction|txn|nouveau solde|transaction id)\b/g;
/** How somebody begins who writes to a stranger: "I got your contact from Linda". Nobody tells their own matter so. */
const TO_A_STRANGER =
  /\b(?:got|get|have|found|saw|received|eu|recu|obtenu|trouve|pris|vu) (?:your|ur|votre|ton|vos) (?:contacts?|numbers?|numero|num|profile?|profil|cv|details|nom|name)\b/;
const FIRST_PERSON = /\b(?:j'? ?ai|je|jai|on m'?a|il m'?a|i|i'?m|i'?ve)\b/;
/** What stands between quotation marks, or behind the words that announce it, is quoted. */
const QUOTED = /[«“"]([^»”"]{25,})[»”"]?/;
const ANNOUNCED =
  /(?:message|msg|sms|texte?|ecrit|dit|mess|recu ceci|recu ca|says?|said|wrote|reads?|it reads|got this)\s{0,2}(?:suivant\s{0,2})?:\s{0,3}\n?(?=[^]{25})/;
const SHORTEST_QUOTE = 25;

/**
 * Takes a message apart: a link or a number by itself, what is quoted from others, and what is told in own words.
 *
 * @param quoted others' words for certain: a messenger says itself what was forwarded.
 * @param isTalking - whether something was told already, and so most likely more is told now.
 */
export function contributionsIn(message: string, quoted = '', isTalking = false): readonly Contribution[] {
  if (!quoted.trim()) return typedIn(message, isTalking);
  const single = singleItem(quoted);
  const others: readonly Contribution[] =
    single?.length === 1 ? single : [{ form: 'quoted', item: conversation(quoted) }];
  return [...(message.trim() ? typedIn(message, isTalking) : []), ...others];
}

function typedIn(message: string, isTalking: boolean): readonly Contribution[] {
  const single = singleItem(message);
  if (single) return single;
  const quote = talkIn(message) ?? quoteIn(message);
  if (quote) {
    const [start, end] = quote;
    const own = `${message.slice(0, start)} ${message.slice(end)}`.replace(/[«»“”"]/g, ' ').trim();
    const quoted: Contribution = { form: 'quoted', item: conversation(message.slice(start, end)) };
    return /\p{L}{2}/u.test(own) ? [{ form: 'told', item: conversation(own) }, quoted] : [quoted];
  }
  return [{ form: isQuoted(message, isTalking) ? 'quoted' : 'told', item: conversation(message) }];
}

const conversation = (value: string): Item => ({ kind: 'conversation', value });

function singleItem(message: string): readonly Contribution[] | undefined {
  const addresses = addressesInText(message);
  const phones = phonesInText(message);
  const [found] = [...addresses, ...phones];
  if (found === undefined || addresses.length + phones.length > 1) return undefined;
  const [start, end] = found.span;
  const own = `${message.slice(0, start)} ${message.slice(end)}`.trim();
  if (own.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > MOST_WORDS_AROUND) return undefined;
  const item: Item = { kind: addresses.length > 0 ? 'link' : 'number', value: message.slice(start, end) };
  return [
    { form: 'item', item },
    ...(/\p{L}{2}/u.test(own) ? [{ form: 'told', item: conversation(own) } as const] : []),
  ];
}

/** The talk of a group is others' words, whoever says "I" in it. */
function talkIn(message: string): readonly [number, number] | undefined {
  const start = groupTalkIn(message);
  return start === undefined ? undefined : [start, message.length];
}

/** Where others' words stand in what somebody tells. */
function quoteIn(message: string): readonly [number, number] | undefined {
  const marked = QUOTED.exec(message);
  if (marked?.[1]) {
    const start = marked.index + 1;
    return [start, start + marked[1].length];
  }
  const plain = message.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // Folding may change the length; then the place would be wrong, and the whole is read as told.
  if (plain.length !== message.normalize('NFC').length) return undefined;
  const announced = ANNOUNCED.exec(plain);
  if (!announced || message.length - (announced.index + announced[0].length) < SHORTEST_QUOTE)
    return undefined;
  return [announced.index + announced[0].length, message.length];
}

/** Whether a message is pasted: it speaks to its reader more than of its writer. Who is in a talk, or asks something, tells where nothing speaks to a reader. */
function isQuoted(message: string, isTalking: boolean): boolean {
  const heard = heardText(message);
  const tells = heard.match(TELLS)?.length ?? 0;
  const addresses = heard.match(ADDRESSES)?.length ?? 0;
  const words = heard.split(' ').length;
  if (words < MOST_WORDS_AROUND) return false;
  if (TO_A_STRANGER.test(heard)) return true;
  if (FIRST_PERSON.test(heard.slice(0, 40)) && tells >= addresses) return false;
  const isOpen = tells === 0 && words > 12 && !isTalking && !/\?\s*$/.test(message);
  return addresses > tells || isOpen;
}
