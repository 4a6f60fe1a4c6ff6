import { PhoneIcon } from '../../components/icon/icons.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { ContactOptions } from './index.ts';

const props = {
  options: [{ id: 'phone', icon: PhoneIcon, label: 'Téléphone', value: 'Un message', href: '#message' }],
  hours: 'Lundi à vendredi',
};

describeConformance('ContactOptions', {
  element: <ContactOptions {...props} />,
  withRef: (ref) => <ContactOptions {...props} ref={ref} />,
  withProps: (rest) => <ContactOptions {...props} {...rest} />,
});
