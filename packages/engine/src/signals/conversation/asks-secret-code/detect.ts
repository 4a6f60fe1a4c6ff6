import { demand, has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const asksSecretCode = signal(definition, (text) => {
  const span =
    demand(text, 'tell', 'secret', 8, 'harmless-code') ??
    (text.links.length > 0 || has(text, 'link')
      ? demand(text, 'type', 'secret', 8, 'harmless-code')
      : undefined);
  if (together(text, ['hand-over', 'secret'], 10)) return ABSENT;
  return span === undefined ? ABSENT : seen({}, { span });
});
