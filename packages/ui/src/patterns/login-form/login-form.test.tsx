import { describeConformance } from '../../testing/conformance.tsx';
import { loginForm } from '../../testing/sample-accounts.tsx';
import { LoginForm } from './index.ts';

describeConformance('LoginForm', {
  element: <LoginForm {...loginForm} />,
  withRef: (ref) => <LoginForm {...loginForm} ref={ref} />,
  withProps: (props) => <LoginForm {...loginForm} {...props} />,
});
