import { describeConformance } from '../../testing/conformance.tsx';
import { QuickReplies } from './index.ts';

const props = { label: 'Réponses', replies: [{ id: 'no', label: 'Non' }], onReply: () => undefined };

describeConformance('QuickReplies', {
  element: <QuickReplies {...props} />,
  withRef: (ref) => <QuickReplies {...props} ref={ref} />,
  withProps: (rest) => <QuickReplies {...props} {...rest} />,
});
