import { describeConformance } from '../../testing/conformance.tsx';
import { otpStep } from '../../testing/sample-accounts.tsx';
import { OtpStep } from './index.ts';

describeConformance('OtpStep', {
  element: <OtpStep {...otpStep} />,
  withRef: (ref) => <OtpStep {...otpStep} ref={ref} />,
  withProps: (props) => <OtpStep {...otpStep} {...props} />,
});
