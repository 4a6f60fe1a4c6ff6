import { describeConformance } from '../../testing/conformance.tsx';
import { WovenBand } from './index.ts';

describeConformance('WovenBand', {
  element: <WovenBand />,
});
