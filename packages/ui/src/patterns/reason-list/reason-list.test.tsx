import { describeConformance } from '../../testing/conformance.tsx';
import { ReasonList } from './index.ts';

describeConformance('ReasonList', {
  element: <ReasonList heading="Pourquoi" reasons={[{ text: 'Il imite mtn.bj.' }]} />,
  withRef: (ref) => <ReasonList heading="Pourquoi" reasons={[{ text: 'Il imite mtn.bj.' }]} ref={ref} />,
  withProps: (props) => <ReasonList heading="Pourquoi" reasons={[{ text: 'Il imite mtn.bj.' }]} {...props} />,
});
