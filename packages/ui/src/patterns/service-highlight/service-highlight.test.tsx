import { describeConformance } from '../../testing/conformance.tsx';
import { ServiceHighlight, ServiceHighlights } from './index.ts';

const props = {
  name: 'Transfert Soleil',
  type: "Transfert d'argent",
  stars: 4.8,
  ratingLabel: '4,8 sur 5',
  verifiedBy: 'Vérifié par 126 membres',
  sample: 'Exemple',
};

describeConformance('ServiceHighlight', {
  element: <ServiceHighlight {...props} />,
  withRef: (ref) => <ServiceHighlight {...props} ref={ref} />,
  withProps: (rest) => <ServiceHighlight {...props} {...rest} />,
});

describeConformance('ServiceHighlights', {
  element: <ServiceHighlights />,
  withRef: (ref) => <ServiceHighlights ref={ref} />,
  withProps: (rest) => <ServiceHighlights {...rest} />,
});
