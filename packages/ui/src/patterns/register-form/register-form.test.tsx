import { describeConformance } from '../../testing/conformance.tsx';
import { registerForm } from '../../testing/sample-accounts.tsx';
import { RegisterForm } from './index.ts';

describeConformance('RegisterForm', {
  element: <RegisterForm {...registerForm} />,
  withRef: (ref) => <RegisterForm {...registerForm} ref={ref} />,
  withProps: (props) => <RegisterForm {...registerForm} {...props} />,
});
