import { describeConformance } from '../../testing/conformance.tsx';
import { Checkbox } from './index.ts';

describeConformance('Checkbox', {
  element: <Checkbox label="Se souvenir de moi" />,
  withRef: (ref) => <Checkbox label="Se souvenir de moi" ref={ref} />,
  withProps: (props) => <Checkbox label="Se souvenir de moi" {...props} />,
});
