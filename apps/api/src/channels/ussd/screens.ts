import type { VerificationResult } from '@scamguard/contracts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { Lines, NamedOperator } from '../lines.ts';
import { inGsm7, placesIn, placesOf } from '../sms/gsm7.ts';
import { MENU_LANGUAGES, type MenuLanguage, type OwnWords, UNREVIEWED } from './own-words.ts';
import { type UssdWording, ussdWords } from './words.ts';

/** Source: Africa's Talking, "USSD: handling sessions"; of GSM-7 letters. */
export const MOST_LETTERS = 182;

export interface Screen {
  /** Another key is waited for. */
  readonly goesOn: boolean;
  readonly text: string;
  /** It is the first that says what to do. */
  readonly isFirstAction?: boolean;
  /** What is sent as a text message once the session has ended. */
  readonly sms?: string;
}

/** What a screen may say beside the words. */
export interface Surroundings {
  /** Whom to call, with those of an operator first. */
  readonly linesFor: (operator?: NamedOperator['id']) => Lines;
  readonly operators: readonly NamedOperator[];
  /** Text messages can be sent. */
  readonly hasSms: boolean;
  /** Judges a number; undefined when it is none. */
  readonly check: (number: string, language: AnswerLanguage) => Promise<VerificationResult | undefined>;
}

/** The screen after these keys have been dialled, from the first on: nothing but the keys decides. */
export async function screenAfter(dialled: readonly string[], around: Surroundings): Promise<Screen> {
  const { keys, language, isChoosing } = placeOf(dialled);
  const { base, own } = language;
  const words = ussdWords(base);
  if (isChoosing) return { goesOn: true, text: languages(words) };
  const [first, ...rest] = keys;
  const asking = (own: string | undefined, ...texts: string[]) => ({
    goesOn: true,
    text: fitted(own, [...texts, words.back]),
    isFirstAction: first !== '3' && rest.length === 0,
  });
  switch (first) {
    case '1':
      return moneySent(rest, words, around, own) ?? asking(own?.call, whoToCall(words, around));
    case '2':
      return codeWanted(rest, words, around, own) ?? asking(undefined, words.code);
    case '3':
      return (
        (await numberChecked(rest.at(-1), base, around)) ??
        asking(undefined, rest.length ? words.numberAgain : words.number)
      );
    case '4':
      return onThePhone(rest, words, around, own) ?? asking(own?.stop, words.onThePhone);
    case '5':
      return otherScam(rest, words, around, own) ?? asking(own?.stop, words.scams);
    default:
      return { goesOn: true, text: menu(words, own) };
  }
}

/** `0` in the menu leads to the languages, `00` back to the menu. */
function placeOf(dialled: readonly string[]): {
  readonly keys: readonly string[];
  readonly language: MenuLanguage;
  readonly isChoosing: boolean;
} {
  let keys: string[] = [];
  let [language] = MENU_LANGUAGES;
  let isChoosing = false;
  for (const key of dialled) {
    if (key === '00') {
      keys = [];
      isChoosing = false;
    } else if (isChoosing) {
      // A key that the list does not have leaves it open, for another one.
      const chosen = /^[1-9]$/.test(key) ? MENU_LANGUAGES[Number(key) - 1] : undefined;
      language = chosen ?? language;
      isChoosing = !chosen;
    } else if (key === '0' && !keys.length) isChoosing = true;
    // A key that the menu does not have leaves it as it is.
    else if (keys.length || /^[1-5]$/.test(key)) keys.push(key);
  }
  return { keys, language, isChoosing };
}

function menu(words: UssdWording, own: OwnWords | undefined): string {
  const keys = words.menu.map((label, index) => `${index + 1} ${label}`);
  return fitted(own?.sent, [words.never, ...keys, `0 ${words.language}`]);
}

const languages = (words: UssdWording): string =>
  fitted(undefined, [
    ...MENU_LANGUAGES.map(({ name, own }, index) => `${index + 1} ${name}${own ? ` ${UNREVIEWED}` : ''}`),
    `${UNREVIEWED} ${words.unreviewed}`,
    words.back,
  ]);

/** What money may have been sent by: the operators of the country, or mobile money where they are not known. */
function waysOf(words: UssdWording, { operators }: Surroundings) {
  const mobile = operators.length ? operators : [{ id: undefined, name: words.mobileMoney }];
  return [
    ...mobile.map(({ id, name }) => ({ name, operator: id, next: words.sentNext.mobile })),
    { name: words.bank, operator: undefined, next: words.sentNext.bank },
    { name: words.other, operator: undefined, next: words.sentNext.other },
  ];
}

const whoToCall = (words: UssdWording, around: Surroundings): string =>
  [words.sent, ...waysOf(words, around).map(({ name }, index) => `${index + 1} ${name}`)].join('\n');

function moneySent(
  keys: readonly string[],
  words: UssdWording,
  around: Surroundings,
  own: OwnWords | undefined,
): Screen | undefined {
  const ways = waysOf(words, around);
  const way =
    ways[
      Number(
        lastOf(
          keys,
          [...ways.keys()].map((index) => String(index + 1)),
        ),
      ) - 1
    ];
  return way && ended(own?.stopWhole, way.next, words.stepsSent, words, around, way.operator);
}

function codeWanted(
  keys: readonly string[],
  words: UssdWording,
  around: Surroundings,
  own: OwnWords | undefined,
): Screen | undefined {
  const given = lastOf(keys, ['1', '2', '3']);
  if (given === '2') return ended(own?.call, words.cardGiven, words.stepsCard, words, around);
  if (given === '1') return ended(own?.changeCode, words.codeGiven, words.stepsCode, words, around);
  return given && ended(own?.stop, words.codeKept, undefined, words, around);
}

function onThePhone(
  keys: readonly string[],
  words: UssdWording,
  around: Surroundings,
  own: OwnWords | undefined,
): Screen | undefined {
  const gone = lastOf(keys.slice(0, 1), ['1', '2', '3']);
  if (gone === '1')
    return (
      moneySent(keys.slice(1), words, around, own) ?? {
        goesOn: true,
        text: fitted(own?.call, [whoToCall(words, around), words.back]),
      }
    );
  if (gone === '2') return ended(own?.changeCode, words.codeGiven, words.stepsCode, words, around);
  return gone && ended(own?.stop, words.hungUp, undefined, words, around);
}

function otherScam(
  keys: readonly string[],
  words: UssdWording,
  around: Surroundings,
  own: OwnWords | undefined,
): Screen | undefined {
  const text = words.scamsNext[Number(lastOf(keys, ['1', '2', '3', '4'])) - 1];
  return text === undefined ? undefined : ended(own?.stop, text, undefined, words, around);
}

async function numberChecked(
  typed: string | undefined,
  language: AnswerLanguage,
  { check }: Surroundings,
): Promise<Screen | undefined> {
  const result = typed === undefined ? undefined : await check(typed, language);
  if (!result) return undefined;
  const words = ussdWords(language);
  const reports = result.community?.reports;
  return {
    goesOn: false,
    text: fitted(undefined, [...(reports ? [words.reports(reports)] : []), words.verdicts[result.verdict]]),
  };
}

/** The last key that means something here: others were slips. */
const lastOf = <Key extends string>(keys: readonly string[], known: readonly Key[]): Key | undefined =>
  known.find((each) => each === keys.findLast((key) => known.some((one) => one === key)));

function ended(
  own: string | undefined,
  text: string,
  steps: string | undefined,
  words: UssdWording,
  { linesFor, hasSms }: Surroundings,
  operator?: NamedOperator['id'],
): Screen {
  const lines = linesFor(operator);
  const sms = hasSms ? steps : undefined;
  return {
    goesOn: false,
    text: fitted(own, [text, ...(sms ? [words.smsFollows] : []), ...lines]),
    ...(sms ? { sms: withOwn(own, [sms, ...lines].join('\n'), placesIn(2)) } : {}),
  };
}

/** Words of a language of its own go first, where all that stood there without them still has room. */
function withOwn(own: string | undefined, text: string, most: number): string {
  const written = inGsm7(text);
  const longer = own ? `${inGsm7(own)}\n${written}` : written;
  return placesOf(longer) <= most ? longer : written;
}

/** As many of the lines as the screen holds, the first ones before the others. */
function fitted(own: string | undefined, lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const longer = text ? `${text}\n${inGsm7(line)}` : inGsm7(line);
    if (placesOf(longer) <= MOST_LETTERS) text = longer;
  }
  return withOwn(own, text, MOST_LETTERS);
}
