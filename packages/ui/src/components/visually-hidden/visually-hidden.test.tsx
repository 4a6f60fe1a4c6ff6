import { describeConformance } from '../../testing/conformance.tsx';
import { VisuallyHidden } from './index.ts';

describeConformance('VisuallyHidden', {
  element: <VisuallyHidden>Bonjour</VisuallyHidden>,
  withRef: (ref) => <VisuallyHidden ref={ref}>Bonjour</VisuallyHidden>,
  withProps: (props) => <VisuallyHidden {...props}>Bonjour</VisuallyHidden>,
});
