import { brandWord, ownerOf, possibleOwnerOf } from '../../../address/brand-index.ts';
import { MAILBOXES } from '../../../knowledge/mailboxes.ts';
import { words } from '../../../knowledge/words.ts';
import { mailHeadIn } from '../../../reading/mail-head.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Words by which a company calls itself in a sender's name. A person called Orange has none of them. */
const OFFICES = new Set(
  words(
    'service services client clients customer support money care info equipe team securite security banque bank agence alerte benin togo senegal mali niger ghana nigeria',
  ),
);
/** A strange domain may be the company's newsletter; a free mailbox never is. */
const SHARE_ELSEWHERE = 0.6;

export const mailNameNotAddress = signal(definition, ({ value }) => {
  const head = mailHeadIn(value);
  const brand = head && brandIn(head.name);
  if (!head || !brand) return ABSENT;
  const { site, host, givenBy } = head.from;
  const isMailbox = MAILBOXES.has(site);
  if (!isMailbox && (givenBy === 'state' || ownerOf(site) || ownerOf(host) || possibleOwnerOf(site)))
    return ABSENT;
  return seen({ brand, site }, { span: head.span, share: isMailbox ? 1 : SHARE_ELSEWHERE });
});

/** The brand that a sender calls itself. */
function brandIn(name: string): string | undefined {
  const spoken = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const pairs = spoken.slice(1).map((word, index) => `${spoken[index]}${word}`);
  const pair = pairs.flatMap((word) => brandWord(word) ?? []).at(0);
  if (pair) return pair.brand.name;
  const known = spoken.flatMap((word) => brandWord(word) ?? []).at(0);
  if (known === undefined) return undefined;
  const isSure = !known.brand.isWord || spoken.length === 1 || spoken.some((word) => OFFICES.has(word));
  return isSure ? known.brand.name : undefined;
}
