import { describeConformance } from '../../testing/conformance.tsx';
import { StarRatingField } from './index.ts';

const question = {
  label: 'Votre note',
  meanings: ['Très mauvais', 'Mauvais', 'Moyen', 'Bon', 'Excellent'],
  value: 3,
  onValueChange: () => undefined,
} as const;

describeConformance('StarRatingField', {
  element: <StarRatingField {...question} />,
  withRef: (ref) => <StarRatingField {...question} ref={ref} />,
  withProps: (props) => <StarRatingField {...question} {...props} />,
});
