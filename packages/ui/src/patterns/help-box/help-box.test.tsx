import { describeConformance } from '../../testing/conformance.tsx';
import { HelpBox } from './index.ts';

describeConformance('HelpBox', {
  element: <HelpBox title="Comment faire">Copiez le lien.</HelpBox>,
  withRef: (ref) => (
    <HelpBox title="Comment faire" ref={ref}>
      Copiez le lien.
    </HelpBox>
  ),
  withProps: (props) => (
    <HelpBox title="Comment faire" {...props}>
      Copiez le lien.
    </HelpBox>
  ),
});
