import { describeConformance } from '../../testing/conformance.tsx';
import { OfficeCard, OfficeCards } from './index.ts';

const props = { city: 'Dakar', country: 'Sénégal', write: { label: 'Écrire', href: '/contact' } };

describeConformance('OfficeCard', {
  element: <OfficeCard {...props} address="12 rue des Exemples" />,
  withRef: (ref) => <OfficeCard {...props} ref={ref} />,
  withProps: (rest) => <OfficeCard {...props} {...rest} />,
});

describeConformance('OfficeCards', {
  element: <OfficeCards />,
  withRef: (ref) => <OfficeCards ref={ref} />,
  withProps: (rest) => <OfficeCards {...rest} />,
});
