import { describeConformance } from '../../testing/conformance.tsx';
import { MapFrame } from './index.ts';

const props = {
  label: 'Carte de nos bureaux',
  state: 'loading',
  loadingText: 'Chargement de la carte...',
  failedText: "La carte ne s'affiche pas.",
} as const;

describeConformance('MapFrame', {
  element: <MapFrame {...props} />,
  withRef: (ref) => <MapFrame {...props} ref={ref} />,
  withProps: (rest) => <MapFrame {...props} {...rest} />,
});
