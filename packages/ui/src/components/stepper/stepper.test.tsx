import { describeConformance } from '../../testing/conformance.tsx';
import { Stepper } from './index.ts';

describeConformance('Stepper', {
  element: <Stepper label="Inscription" steps={['Numéro', 'Code']} current={1} position="Étape 2 sur 2" />,
  withRef: (ref) => (
    <Stepper label="Inscription" steps={['Numéro', 'Code']} current={1} position="Étape 2 sur 2" ref={ref} />
  ),
  withProps: (props) => (
    <Stepper label="Inscription" steps={['Numéro', 'Code']} current={1} position="Étape 2 sur 2" {...props} />
  ),
});
