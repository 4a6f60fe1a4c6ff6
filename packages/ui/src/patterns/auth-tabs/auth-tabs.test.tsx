import { describeConformance } from '../../testing/conformance.tsx';
import { loginForm, registerForm } from '../../testing/sample-accounts.tsx';
import { LoginForm } from '../login-form/index.ts';
import { RegisterForm } from '../register-form/index.ts';
import { AuthTabs } from './index.ts';

const tabs = {
  title: 'Votre compte',
  label: 'Connexion ou inscription',
  tab: 'register',
  onTabChange: () => undefined,
  tabLabels: { login: 'Connexion', register: 'Inscription' },
  login: <LoginForm {...loginForm} />,
  register: <RegisterForm {...registerForm} />,
} as const;

describeConformance('AuthTabs', {
  element: <AuthTabs {...tabs} />,
  withRef: (ref) => <AuthTabs {...tabs} ref={ref} />,
  withProps: (props) => <AuthTabs {...tabs} {...props} />,
});
