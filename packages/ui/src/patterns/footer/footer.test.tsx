import { describeConformance } from '../../testing/conformance.tsx';
import { footer } from '../../testing/sample-content.ts';
import { Footer } from './index.ts';

describeConformance('Footer', {
  element: <Footer {...footer} />,
  withRef: (ref) => <Footer {...footer} ref={ref} />,
  withProps: (props) => <Footer {...footer} {...props} />,
});
