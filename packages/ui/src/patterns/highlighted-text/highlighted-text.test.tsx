import { expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render, screen } from '../../testing/render.tsx';
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

it('is a region with a name, and where it is folded a heading alone names it', () => {
  const { rerender } = render(<HighlightedText {...props} />);
  expect(screen.getByRole('region', { name: 'Votre message' })).toBeVisible();
  rerender(<HighlightedText {...props} folded headingLevel={4} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Votre message', level: 4 })).toBeVisible();
});
