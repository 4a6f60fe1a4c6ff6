import { describeConformance } from '../../testing/conformance.tsx';
import { Logo } from './index.ts';

describeConformance('Logo', {
  element: <Logo name="ScamGuard" />,
});
