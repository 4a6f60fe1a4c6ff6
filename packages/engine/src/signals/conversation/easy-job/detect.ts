import { has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const easyJob = signal(definition, (text) => {
  const span = together(text, ['job', 'easy-job'], 25);
  const hasChannel =
    text.links.length + text.phones.length > 0 || has(text, 'other-channel', 'link', 'fee', 'papers');
  return span === undefined || !hasChannel || has(text, 'warning') ? ABSENT : seen({}, { span });
});
