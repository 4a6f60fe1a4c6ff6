import { mentioned } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const demandsSecrecy = signal(definition, (text) => {
  const span = mentioned(text, 'secrecy');
  return span === undefined ? ABSENT : seen({}, { span });
});
