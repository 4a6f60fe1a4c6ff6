import { describeConformance } from '../../testing/conformance.tsx';
import { FaqList } from './index.ts';

const props = { questions: [{ id: 'report', question: 'Comment signaler ?', answer: 'Racontez.' }] };

describeConformance('FaqList', {
  element: <FaqList {...props} />,
  withRef: (ref) => <FaqList {...props} ref={ref} />,
  withProps: (rest) => <FaqList {...props} {...rest} />,
});
