import { describeConformance } from '../../testing/conformance.tsx';
import { SkipLink } from './index.ts';

describeConformance('SkipLink', {
  element: <SkipLink target="contenu" />,
  withRef: (ref) => <SkipLink target="contenu" ref={ref} />,
});
