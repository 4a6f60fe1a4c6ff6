import { PhoneIcon } from '../../components/icon/icons.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { CallCard } from './index.ts';

const props = {
  name: 'Police',
  use: 'Appeler la police.',
  action: { label: 'Appeler le 117', href: 'tel:117', icon: PhoneIcon },
  origin: { question: "D'où vient ce numéro ?", lines: ['Lu le 23 novembre 2026.'], pages: [] },
};

describeConformance('CallCard', {
  element: <CallCard {...props} />,
  withRef: (ref) => <CallCard {...props} ref={ref} />,
  withProps: (rest) => <CallCard {...props} {...rest} />,
});
