import { describeConformance } from '../../testing/conformance.tsx';
import { Prose } from './index.ts';

describeConformance('Prose', {
  element: <Prose html="<p>Bonjour</p>" />,
  withRef: (ref) => <Prose ref={ref} html="<p>Bonjour</p>" />,
  withProps: (props) => <Prose {...props} html="<p>Bonjour</p>" />,
});
