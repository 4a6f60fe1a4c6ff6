import { demand, has, order } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const remoteApp = signal(definition, (text) => {
  const fromLink = text.links.length > 0 && !has(text, 'own-channel') ? order(text, 'install') : undefined;
  const span = demand(text, 'install', 'remote', 12) ?? fromLink;
  return span === undefined ? ABSENT : seen({}, { span });
});
