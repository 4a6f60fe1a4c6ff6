import { asserted, has } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const chainMessage = signal(definition, (text) => {
  const span =
    has(text, 'prize', 'aid', 'claim', 'link', 'magic') || text.links.length > 0
      ? asserted(text, 'spread')
      : undefined;
  return span === undefined ? ABSENT : seen({}, { span });
});
