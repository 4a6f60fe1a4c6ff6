import type { Address } from '../address/address.ts';
import { addressesInText } from '../address/find-addresses.ts';
import type { Span } from '../vocabulary.ts';

/** The sender that a mail claims, as its head stands in a text: pasted, forwarded, or read by our own mailbox. */
export interface MailHead {
  /** The name that a mail program shows. */
  readonly name: string;
  /** The domain behind the `@`. */
  readonly from: Address;
  /** The line that names them. */
  readonly span: Span;
  /** The domain that gets the answer. */
  readonly answersTo: Address | undefined;
  /** The receiving server's results about the sender: "spf" → "fail". Source: RFC 8601. */
  readonly results: ReadonlyMap<string, string>;
}

const MAILBOX = String.raw`[\w.+'-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})`;
const SENDER = new RegExp(
  String.raw`^[>\s*]{0,8}(?:from|de|exp[ée]diteur|sender)\s{0,2}:\*?\s{0,4}(?:["'*]{0,2}([^"<>\n@]{0,100}?)["'*]{0,2}\s{0,2}[<[(]\s?(?:mailto:)?)?${MAILBOX}`,
  'imu',
);
const ANSWERS = new RegExp(
  String.raw`^[>\s*]{0,8}(?:reply-to|r[ée]pondre [àa]|reply to)\s{0,2}:[^\n@]{0,120}?${MAILBOX}`,
  'imu',
);
const RESULTS = /^[>\s]{0,8}authentication-results\s{0,2}:([^\n]{0,1000})/imu;
const RESULT = /\b(spf|dkim|dmarc)=([a-z]{1,12})/giu;

/** @returns undefined where a text holds no head of a mail. */
export function mailHeadIn(text: string): MailHead | undefined {
  if (!text.includes('@')) return undefined;
  const sender = SENDER.exec(text);
  const from = domain(sender?.[2]);
  if (!sender || !from) return undefined;
  const results = new Map<string, string>();
  // If there are several signatures, one that holds is enough.
  for (const [, method = '', result = ''] of (RESULTS.exec(text)?.[1] ?? '').matchAll(RESULT))
    if (results.get(method.toLowerCase()) !== 'pass') results.set(method.toLowerCase(), result.toLowerCase());
  return {
    name: (sender[1] ?? '').trim(),
    from,
    span: [sender.index, sender.index + sender[0].length],
    answersTo: domain(ANSWERS.exec(text)?.[1]),
    results,
  };
}

const domain = (name: string | undefined): Address | undefined =>
  name === undefined ? undefined : addressesInText(`https://${name.toLowerCase()}/`)[0];
