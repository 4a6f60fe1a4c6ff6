import { describeConformance } from '../../testing/conformance.tsx';
import { VoteBar } from './index.ts';

const props = {
  label: 'Que pensez-vous de ce service ?',
  votes: [{ id: 'confirm', label: 'Confirmer ce service', opinion: 'good' }],
  onVote: () => undefined,
} as const;

describeConformance('VoteBar', {
  element: <VoteBar {...props} />,
  withRef: (ref) => <VoteBar {...props} ref={ref} />,
  withProps: (rest) => <VoteBar {...props} {...rest} />,
});
