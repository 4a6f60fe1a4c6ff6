import { describeConformance } from '../../testing/conformance.tsx';
import { ProgressBar } from './index.ts';

describeConformance('ProgressBar', {
  element: <ProgressBar label="Envoi" value={40} />,
  withRef: (ref) => <ProgressBar label="Envoi" value={40} ref={ref} />,
  withProps: (props) => <ProgressBar label="Envoi" value={40} {...props} />,
});
