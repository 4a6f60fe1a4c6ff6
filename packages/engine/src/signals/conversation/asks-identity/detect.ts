import { demand, has } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const asksIdentity = signal(definition, (text) => {
  const isPromised =
    has(text, 'prize', 'aid', 'loan', 'job', 'inheritance', 'account-trouble', 'recovery', 'million') ||
    text.links.length > 0;
  const span =
    isPromised && !has(text, 'by-hand')
      ? (demand(text, 'send', 'papers', 10) ??
        demand(text, 'tell', 'papers', 10) ??
        demand(text, 'type', 'papers', 10))
      : undefined;
  return span === undefined ? ABSENT : seen({}, { span });
});
