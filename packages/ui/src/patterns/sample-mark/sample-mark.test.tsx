import { describeConformance } from '../../testing/conformance.tsx';
import { SampleMark } from './index.ts';

describeConformance('SampleMark', {
  element: <SampleMark>Exemple</SampleMark>,
  withRef: (ref) => <SampleMark ref={ref}>Exemple</SampleMark>,
  withProps: (props) => <SampleMark {...props}>Exemple</SampleMark>,
});
