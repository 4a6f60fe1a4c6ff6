import { describeConformance } from '../../testing/conformance.tsx';
import { Text } from './index.ts';

describeConformance('Text', {
  element: <Text>Bonjour</Text>,
  withRef: (ref) => <Text ref={ref}>Bonjour</Text>,
  withProps: (props) => <Text {...props}>Bonjour</Text>,
});
