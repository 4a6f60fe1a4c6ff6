import { describeConformance } from '../../testing/conformance.tsx';
import { Notice } from './index.ts';

describeConformance('Notice', {
  element: <Notice>Bonjour</Notice>,
  withRef: (ref) => <Notice ref={ref}>Bonjour</Notice>,
  withProps: (props) => <Notice {...props}>Bonjour</Notice>,
});
