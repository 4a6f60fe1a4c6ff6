import { has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

const SUBJECTS = [
  'prize',
  'invest',
  'loan',
  'aid',
  'gain',
  'inheritance',
  'magic',
  'recovery',
  'easy-job',
] as const;

export const otherChannel = signal(definition, (text) => {
  const span = SUBJECTS.some((subject) => has(text, subject))
    ? (together(text, ['call-me', 'other-channel'], 8) ?? together(text, ['follow', 'other-channel'], 8))
    : undefined;
  return span === undefined || has(text, 'warning') ? ABSENT : seen({}, { span });
});
