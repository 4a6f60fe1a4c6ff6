import { describeConformance } from '../../testing/conformance.tsx';
import { FloatingDock } from './index.ts';

describeConformance('FloatingDock', {
  element: <FloatingDock>Assistant</FloatingDock>,
  withRef: (ref) => <FloatingDock ref={ref}>Assistant</FloatingDock>,
  withProps: (props) => <FloatingDock {...props}>Assistant</FloatingDock>,
});
