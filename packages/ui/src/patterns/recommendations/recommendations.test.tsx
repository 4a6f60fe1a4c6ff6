import { describeConformance } from '../../testing/conformance.tsx';
import { Recommendations } from './index.ts';

describeConformance('Recommendations', {
  element: <Recommendations heading="Que faire" steps={['Attendez.']} />,
  withRef: (ref) => <Recommendations heading="Que faire" steps={['Attendez.']} ref={ref} />,
  withProps: (props) => <Recommendations heading="Que faire" steps={['Attendez.']} {...props} />,
});
