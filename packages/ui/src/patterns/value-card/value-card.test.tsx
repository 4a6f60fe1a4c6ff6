import { SafeIcon } from '../../components/icon/icons.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { ValueCard, ValueCards } from './index.ts';

const props = { icon: SafeIcon, title: 'Protection', children: 'Votre argent passe avant tout.' };

describeConformance('ValueCard', {
  element: <ValueCard {...props} />,
  withRef: (ref) => <ValueCard {...props} ref={ref} />,
  withProps: (rest) => <ValueCard {...props} {...rest} />,
});

describeConformance('ValueCards', {
  element: <ValueCards />,
  withRef: (ref) => <ValueCards ref={ref} />,
  withProps: (rest) => <ValueCards {...rest} />,
});
