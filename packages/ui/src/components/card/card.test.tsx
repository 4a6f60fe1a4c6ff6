import { describeConformance } from '../../testing/conformance.tsx';
import { Card } from './index.ts';

describeConformance('Card', {
  element: <Card>Bonjour</Card>,
  withRef: (ref) => <Card ref={ref}>Bonjour</Card>,
  withProps: (props) => <Card {...props}>Bonjour</Card>,
});
