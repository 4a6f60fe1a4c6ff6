import { describeConformance } from '../../testing/conformance.tsx';
import { VerdictMark } from './index.ts';

describeConformance('VerdictMark', {
  element: <VerdictMark outcome="safe" />,
});
