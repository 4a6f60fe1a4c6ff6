import { describeConformance } from '../../testing/conformance.tsx';
import { PasswordField } from './index.ts';

describeConformance('PasswordField', {
  element: <PasswordField label="Mot de passe" />,
  withRef: (ref) => <PasswordField label="Mot de passe" ref={ref} />,
  withProps: (props) => <PasswordField label="Mot de passe" {...props} />,
});
