import { describeConformance } from '../../testing/conformance.tsx';
import { trusted } from '../../testing/sample-services.ts';
import { ServiceHeader } from './index.ts';

const props = {
  name: 'Transfert Soleil',
  back: { label: 'Retour aux services', href: '/community' },
  type: "Transfert d'argent",
  location: 'Cotonou',
  status: trusted,
  rating: { percent: 96, label: '4,8 sur 5' },
  description: 'Kiosque de transfert.',
};

describeConformance('ServiceHeader', {
  element: <ServiceHeader {...props} sample="Exemple" />,
  withRef: (ref) => <ServiceHeader {...props} ref={ref} />,
  withProps: (rest) => <ServiceHeader {...props} {...rest} />,
});
