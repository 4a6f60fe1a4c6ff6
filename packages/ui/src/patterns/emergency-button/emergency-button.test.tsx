import { describeConformance } from '../../testing/conformance.tsx';
import { EmergencyButton } from './index.ts';

const props = { href: '/urgence', label: "J'ai envoyé l'argent" };

describeConformance('EmergencyButton', {
  element: <EmergencyButton {...props} />,
  withRef: (ref) => <EmergencyButton {...props} ref={ref} />,
  withProps: (rest) => <EmergencyButton {...props} {...rest} />,
});
