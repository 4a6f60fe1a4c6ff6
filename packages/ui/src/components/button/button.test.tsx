import { describeConformance } from '../../testing/conformance.tsx';
import { Button } from './index.ts';

describeConformance('Button', {
  element: <Button>Vérifier</Button>,
  withRef: (ref) => <Button ref={ref}>Vérifier</Button>,
  withProps: (props) => <Button {...props}>Vérifier</Button>,
});
