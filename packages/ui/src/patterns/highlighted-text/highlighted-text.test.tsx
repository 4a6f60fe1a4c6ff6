import { describeConformance } from '../../testing/conformance.tsx';
import { HighlightedText } from './index.ts';

const props = {
  label: 'Votre message',
  text: 'Envoyez votre code maintenant',
  marks: [{ span: [14, 18], reason: 'Il demande un code.', level: 'danger' }],
  emptyNote: 'Aucun passage suspect repéré.',
  backLabel: 'Voir dans le texte',
} as const;

describeConformance('HighlightedText', {
  element: <HighlightedText {...props} />,
  withRef: (ref) => <HighlightedText {...props} ref={ref} />,
  withProps: (rest) => <HighlightedText {...props} {...rest} />,
});
