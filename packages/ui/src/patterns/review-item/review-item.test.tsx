import { describeConformance } from '../../testing/conformance.tsx';
import { review } from '../../testing/sample-services.ts';
import { ReviewItem, ReviewItems } from './index.ts';

describeConformance('ReviewItem', {
  element: <ReviewItem {...review} />,
  withRef: (ref) => <ReviewItem {...review} ref={ref} />,
  withProps: (props) => <ReviewItem {...review} {...props} />,
});

describeConformance('ReviewItems', {
  element: <ReviewItems />,
  withRef: (ref) => <ReviewItems ref={ref} />,
  withProps: (props) => <ReviewItems {...props} />,
});
