import { describeConformance } from '../../testing/conformance.tsx';
import { regions } from '../../testing/sample-reports.ts';
import { Select } from './index.ts';

describeConformance('Select', {
  element: <Select label="Votre région" options={regions} />,
  withRef: (ref) => <Select label="Votre région" options={regions} ref={ref} />,
  withProps: (props) => <Select label="Votre région" options={regions} {...props} />,
});
