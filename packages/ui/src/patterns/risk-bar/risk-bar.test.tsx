import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render, screen } from '../../testing/render.tsx';
import { bandLabels } from '../../testing/sample-content.ts';
import { RiskBar, riskBandOf } from './index.ts';

const props = { label: 'Niveau de risque', level: 48, bandLabels };

describeConformance('RiskBar', {
  element: <RiskBar {...props} />,
  withRef: (ref) => <RiskBar {...props} ref={ref} />,
  withProps: (rest) => <RiskBar {...props} {...rest} />,
});

describe('riskBandOf', () => {
  it.each([
    [0, 'low'],
    [32, 'low'],
    [32.9, 'low'],
    [33, 'medium'],
    [65, 'medium'],
    [65.9, 'medium'],
    [66, 'high'],
    [100, 'high'],
  ])('puts %d into the %s band', (level, band) => {
    expect(riskBandOf(level)).toBe(band);
  });
});

describe('RiskBar', () => {
  it.each([
    [-5, '0 %, Risque faible'],
    [32.6, '32 %, Risque faible'],
    [65.9, '65 %, Prudence'],
    [150, '100 %, Danger'],
  ])('says %d as "%s"', (level, text) => {
    render(<RiskBar {...props} level={level} />);
    expect(screen.getByRole('meter', { name: 'Niveau de risque' })).toHaveAttribute('aria-valuetext', text);
  });
});
