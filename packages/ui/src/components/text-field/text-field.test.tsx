import { describeConformance } from '../../testing/conformance.tsx';
import { TextField } from './index.ts';

describeConformance('TextField', {
  element: <TextField label="Lien" />,
  withRef: (ref) => <TextField label="Lien" ref={ref} />,
  withProps: (props) => <TextField label="Lien" {...props} />,
});
