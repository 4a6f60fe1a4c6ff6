import { describeConformance } from '../../testing/conformance.tsx';
import { Badge } from './index.ts';

describeConformance('Badge', {
  element: <Badge>Recommandé</Badge>,
  withRef: (ref) => <Badge ref={ref}>Recommandé</Badge>,
  withProps: (props) => <Badge {...props}>Recommandé</Badge>,
});
