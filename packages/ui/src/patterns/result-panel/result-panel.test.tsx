import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render, screen } from '../../testing/render.tsx';
import { bandLabels } from '../../testing/sample-content.ts';
import { ResultPanel, ResultPanelSkeleton } from './index.ts';

const props = {
  outcome: 'danger',
  word: 'Danger',
  title: 'Risque détecté !',
  text: 'Attention! Cet élément présente des risques potentiels.',
  risk: { label: 'Niveau de risque', level: 92, bandLabels },
} as const;

describeConformance('ResultPanel', {
  element: <ResultPanel {...props} />,
  withRef: (ref) => <ResultPanel {...props} ref={ref} />,
  withProps: (rest) => <ResultPanel {...props} {...rest} />,
});

describeConformance('ResultPanelSkeleton', {
  element: <ResultPanelSkeleton label="Vérification en cours..." />,
});

describe('ResultPanel', () => {
  it('is a region named by its title', () => {
    render(<ResultPanel {...props} />);
    expect(screen.getByRole('region', { name: 'Risque détecté !' })).toBeVisible();
  });

  it('is named by its word where nothing was found, and draws no figure', () => {
    render(<ResultPanel {...props} outcome="unknown" word="Rien de suspect trouvé" title={undefined} />);
    expect(screen.getByRole('region', { name: 'Rien de suspect trouvé' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Rien de suspect trouvé');
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  it('gives unknown another shape than safe', () => {
    const { container } = render(
      <>
        <ResultPanel {...props} outcome="safe" />
        <ResultPanel {...props} outcome="unknown" />
      </>,
    );
    const [safe, unknown] = container.querySelectorAll('svg[data-outcome]');
    expect(unknown?.querySelector('[stroke-dasharray]')).not.toBeNull();
    expect(safe?.querySelector('[stroke-dasharray]')).toBeNull();
    expect(unknown?.getAttribute('class')).not.toBe(safe?.getAttribute('class'));
  });

  it('shows the figure and what was checked where no reasons unfold with them', () => {
    const subject = { label: 'Élément vérifié', value: 'http://exemple.bj' };
    render(<ResultPanel {...props} subject={subject} folded={{ furtherSteps: 'Que faire ensuite' }} />);
    expect(screen.getByRole('meter', { name: 'Niveau de risque' })).toBeVisible();
    expect(screen.getByText('http://exemple.bj')).toBeVisible();
  });

  it('leaves out empty lists with their headings', () => {
    render(
      <ResultPanel
        {...props}
        recommendations={{ heading: 'Que faire maintenant', steps: [] }}
        reasons={{ heading: 'Pourquoi', reasons: [] }}
      />,
    );
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });
});
