import { describeConformance } from '../../testing/conformance.tsx';
import { Skeleton } from './index.ts';

describeConformance('Skeleton', {
  element: <Skeleton count={2} />,
});
