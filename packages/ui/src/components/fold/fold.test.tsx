import { describeConformance } from '../../testing/conformance.tsx';
import { Fold } from './index.ts';

describeConformance('Fold', {
  element: <Fold title="Pourquoi">On vous demande un code.</Fold>,
  withRef: (ref) => (
    <Fold title="Pourquoi" ref={ref}>
      On vous demande un code.
    </Fold>
  ),
  withProps: (props) => (
    <Fold title="Pourquoi" {...props}>
      On vous demande un code.
    </Fold>
  ),
});
