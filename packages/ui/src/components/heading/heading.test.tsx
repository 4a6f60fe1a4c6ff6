import { describeConformance } from '../../testing/conformance.tsx';
import { Heading } from './index.ts';

describeConformance('Heading', {
  element: <Heading level={2}>Bonjour</Heading>,
  withRef: (ref) => (
    <Heading level={2} ref={ref}>
      Bonjour
    </Heading>
  ),
  withProps: (props) => (
    <Heading level={2} {...props}>
      Bonjour
    </Heading>
  ),
});
