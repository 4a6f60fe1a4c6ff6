import { isOwnLink } from '../../../everyday/own-link.ts';
import { demand, has, order } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const remoteApp = signal(definition, (text) => {
  const isElsewhere = text.links.some((link) => !isOwnLink(link, text)) && !has(text, 'own-channel');
  const fromLink = isElsewhere ? order(text, 'install') : undefined;
  const span = demand(text, 'install', 'remote', 12) ?? fromLink;
  return span === undefined ? ABSENT : seen({}, { span });
});
