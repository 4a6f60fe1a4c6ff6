import { VerifyIcon } from '../../components/icon/icons.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { EssentialServiceCard, EssentialServiceCards } from './index.ts';

const props = {
  icon: VerifyIcon,
  title: 'Vérification intelligente',
  children: 'Voyez ce qui est suspect.',
  action: { label: 'Vérifier', href: '/verify' },
};

describeConformance('EssentialServiceCard', {
  element: <EssentialServiceCard {...props} />,
  withRef: (ref) => <EssentialServiceCard {...props} ref={ref} />,
  withProps: (rest) => <EssentialServiceCard {...props} {...rest} />,
});

describeConformance('EssentialServiceCards', {
  element: <EssentialServiceCards />,
  withRef: (ref) => <EssentialServiceCards ref={ref} />,
  withProps: (rest) => <EssentialServiceCards {...rest} />,
});
