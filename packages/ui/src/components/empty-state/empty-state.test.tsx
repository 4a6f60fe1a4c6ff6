import { describeConformance } from '../../testing/conformance.tsx';
import { EmptyState } from './index.ts';

describeConformance('EmptyState', {
  element: <EmptyState title="Rien" />,
  withRef: (ref) => <EmptyState title="Rien" ref={ref} />,
  withProps: (props) => <EmptyState title="Rien" {...props} />,
});
