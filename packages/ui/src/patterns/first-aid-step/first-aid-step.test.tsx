import { describeConformance } from '../../testing/conformance.tsx';
import { FirstAidStep } from './index.ts';

const props = {
  step: 1,
  total: 9,
  position: 'Étape 1 sur 9',
  title: 'Arrêtez de parler',
  text: "N'envoyez plus rien.",
  next: { label: 'Étape suivante', onNext: () => undefined },
};

describeConformance('FirstAidStep', {
  element: <FirstAidStep {...props} calls={[{ label: 'Appeler', href: 'tel:100' }]} />,
  withRef: (ref) => <FirstAidStep {...props} ref={ref} />,
  withProps: (rest) => <FirstAidStep {...props} {...rest} />,
});
