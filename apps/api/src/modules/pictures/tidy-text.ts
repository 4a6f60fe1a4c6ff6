/** The parts that a phone shows around messages: the time, the network, the battery, signs that were drawn and not written. */
const CHROME = /^(?:\d{1,2}[:.h]\d{2}|[2345]G\+?|H\+|LTE|VoLTE|\d{1,3}\s?%|[^\p{L}\p{N}]+|\s)+$/u;
/** What a messenger writes around messages. */
const FURNITURE = /^(?:en ligne|online|aujourd'hui|today|hier|yesterday|messages?|sms|rcs)[….]*$/iu;
/** Icons and pictures of persons are often read as one of these before a name. */
const ICON = /^[©®@°•»«<>~*=\-–—]\s+/u;
/** The English word "I", drawn as a stroke. */
const LONE_STROKE = /(?<!\S)\|(?!\S)/gu;
/** An address that goes on in the next line. */
const BROKEN_ADDRESS = /((?:https?:\/\/|www\.)\S*[-/_=&?])\n(?=\S)/giu;
/** A sentence that goes on in the next line of its bubble. */
const BROKEN_SENTENCE = /\n(?=\p{Ll})/gu;
const LEAST_LETTERS = 3;

/** The text of a screenshot without what is no part of a message, an address in one piece; empty where nothing is left. */
export function tidyText(read: string): string {
  const text = read
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trim().replace(ICON, '').replace(LONE_STROKE, 'I'))
    .filter((line) => line !== '' && !CHROME.test(line) && !FURNITURE.test(line))
    .join('\n')
    .replace(BROKEN_ADDRESS, '$1')
    .replace(BROKEN_SENTENCE, ' ');
  return (text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS ? '' : text;
}
