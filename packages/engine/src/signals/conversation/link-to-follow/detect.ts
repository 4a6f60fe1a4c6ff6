import { isOwnLink } from '../../../everyday/own-link.ts';
import { has, order } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** What such links are sent about. */
const SUBJECTS = [
  'account',
  'prize',
  'aid',
  'parcel',
  'fine',
  'health',
  'wallet',
  'gain',
  'account-trouble',
  'fee',
  'papers',
] as const;

export const linkToFollow = signal(definition, (text) => {
  const strange = text.links.filter((link) => !isOwnLink(link, text));
  const hasLink = text.links.length > 0 ? strange.length > 0 : has(text, 'link');
  if (!hasLink || has(text, 'warning') || !SUBJECTS.some((subject) => has(text, subject))) return ABSENT;
  const span = order(text, 'follow') ?? order(text, 'act-on-account');
  return span === undefined ? ABSENT : seen({}, { span });
});
