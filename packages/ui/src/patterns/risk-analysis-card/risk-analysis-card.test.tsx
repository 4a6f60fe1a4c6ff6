import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render, screen } from '../../testing/render.tsx';
import { bandLabels } from '../../testing/sample-content.ts';
import { RiskAnalysisCard } from './index.ts';

const props = {
  title: 'Danger',
  riskLevel: 88,
  risk: { label: 'Niveau de risque', bandLabels },
  matchedPatterns: { heading: 'Ce qui alerte', patterns: ['On vous presse.'] },
  recommendations: { heading: 'Que faire', steps: ['Ne payez rien.'] },
};

describeConformance('RiskAnalysisCard', {
  element: <RiskAnalysisCard {...props} />,
  withRef: (ref) => <RiskAnalysisCard {...props} ref={ref} />,
  withProps: (rest) => <RiskAnalysisCard {...props} {...rest} />,
});

describe('RiskAnalysisCard', () => {
  it.each([
    [0, false, 'unknown'],
    [32, true, 'safe'],
    [33, true, 'caution'],
    [65, false, 'caution'],
    [66, true, 'danger'],
  ])('shows %d with proof %s as %s', (riskLevel, isProvenSafe, outcome) => {
    const { container } = render(
      <RiskAnalysisCard {...props} riskLevel={riskLevel} isProvenSafe={isProvenSafe} />,
    );
    expect(container.firstElementChild).toHaveAttribute('data-outcome', outcome);
    // A low figure without proof would read as a proof.
    expect(screen.queryAllByRole('meter')).toHaveLength(outcome === 'unknown' ? 0 : 1);
  });
});
