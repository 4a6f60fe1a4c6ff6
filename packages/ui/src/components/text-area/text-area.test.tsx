import { describeConformance } from '../../testing/conformance.tsx';
import { TextArea } from './index.ts';

describeConformance('TextArea', {
  element: <TextArea label="Message" />,
  withRef: (ref) => <TextArea label="Message" ref={ref} />,
  withProps: (props) => <TextArea label="Message" {...props} />,
});
