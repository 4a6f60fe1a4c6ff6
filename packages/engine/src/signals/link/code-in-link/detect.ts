import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

const RUNS_CODE = new Set(['javascript', 'vbscript', 'data']);

export const codeInLink = signal(definition, ({ address, spanOf }) => {
  const scheme = address.scheme;
  if (address.kind !== 'active') return ABSENT;
  if (RUNS_CODE.has(scheme)) return seen({ scheme }, { span: spanOf(`${scheme}:`) });
  return scheme === 'intent'
    ? seen({ scheme }, { span: spanOf(`${scheme}:`), share: 0.6 })
    : undecided({ scheme });
});
