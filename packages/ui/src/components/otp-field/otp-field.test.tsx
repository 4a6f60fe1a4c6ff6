import { describeConformance } from '../../testing/conformance.tsx';
import { OtpField } from './index.ts';

describeConformance('OtpField', {
  element: <OtpField label="Code" value="482915" onValueChange={() => undefined} />,
  withRef: (ref) => <OtpField label="Code" value="482915" onValueChange={() => undefined} ref={ref} />,
  withProps: (props) => <OtpField label="Code" value="482915" onValueChange={() => undefined} {...props} />,
});
