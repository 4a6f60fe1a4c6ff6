import { describeConformance } from '../../testing/conformance.tsx';
import { starMeanings } from '../../testing/sample-services.ts';
import { ReviewForm } from './index.ts';

const props = {
  title: 'Donner votre avis',
  review: { label: 'Votre avis', value: '', onValueChange: () => undefined },
  rating: { label: 'Votre note', value: 4, onValueChange: () => undefined, meanings: starMeanings },
  privacyNote: 'Publié sans votre nom.',
  submitLabel: 'Envoyer',
  onSubmit: () => undefined,
};

describeConformance('ReviewForm', {
  element: <ReviewForm {...props} />,
  withRef: (ref) => <ReviewForm {...props} ref={ref} />,
  withProps: (rest) => <ReviewForm {...props} {...rest} />,
});
