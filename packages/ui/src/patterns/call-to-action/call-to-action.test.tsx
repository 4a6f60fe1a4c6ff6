import { describeConformance } from '../../testing/conformance.tsx';
import { CallToAction } from './index.ts';

const props = {
  title: 'Un doute ?',
  children: 'Vérifiez avant de payer.',
  actions: [{ label: 'Vérifier', href: '/verifier' }],
};

describeConformance('CallToAction', {
  element: <CallToAction {...props} />,
  withRef: (ref) => <CallToAction {...props} ref={ref} />,
  withProps: (rest) => <CallToAction {...props} {...rest} />,
});
