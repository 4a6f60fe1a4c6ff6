import { describeConformance } from '../../testing/conformance.tsx';
import { ErrorState } from './index.ts';

describeConformance('ErrorState', {
  element: <ErrorState title="Erreur" />,
  withRef: (ref) => <ErrorState title="Erreur" ref={ref} />,
  withProps: (props) => <ErrorState title="Erreur" {...props} />,
});
