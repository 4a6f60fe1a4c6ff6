import { describeConformance } from '../../testing/conformance.tsx';
import { StarRating } from './index.ts';

describeConformance('StarRating', {
  element: <StarRating percent={96} label="4,8 sur 5" />,
  withRef: (ref) => <StarRating percent={96} label="4,8 sur 5" ref={ref} />,
  withProps: (props) => <StarRating percent={96} label="4,8 sur 5" {...props} />,
});
