import { mailHeadIn } from '../../../reading/mail-head.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

const FAILED = new Set(['fail', 'softfail']);
/** A forwarded mail loses its SPF and keeps its signature: only both together, or DMARC, say that it is false. */
export const mailSenderNotProven = signal(definition, ({ value }) => {
  const head = mailHeadIn(value);
  if (!head?.results.size) return ABSENT;
  const { results } = head;
  const isFalse =
    results.get('dmarc') === 'fail' ||
    (!results.has('dmarc') && FAILED.has(results.get('spf') ?? '') && results.get('dkim') !== 'pass');
  return isFalse ? seen({ site: head.from.site }, { span: head.span }) : ABSENT;
});
