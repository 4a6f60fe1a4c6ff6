import { describeConformance } from '../../testing/conformance.tsx';
import { countryNames } from '../../testing/sample-reports.ts';
import { PhoneField } from './index.ts';

const field = { label: 'Numéro', value: '+2290197000000', onValueChange: () => undefined, countryNames };

describeConformance('PhoneField', {
  element: <PhoneField {...field} />,
  withRef: (ref) => <PhoneField {...field} ref={ref} />,
  withProps: (props) => <PhoneField {...field} {...props} />,
});
