import { together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const falseInheritance = signal(definition, (text) => {
  const span = together(text, ['inheritance', 'million'], 80);
  return span === undefined && (text.mentions.get('inheritance')?.length ?? 0) < 4
    ? ABSENT
    : seen({}, span === undefined ? {} : { span });
});
