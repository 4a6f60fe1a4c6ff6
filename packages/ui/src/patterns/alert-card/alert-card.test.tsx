import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render, screen } from '../../testing/render.tsx';
import { dangerAlert } from '../../testing/sample-alerts.ts';
import { AlertCard, lookOf } from './index.ts';

const { id: _id, ...props } = dangerAlert;

describeConformance('AlertCard', {
  element: <AlertCard {...props} />,
  withRef: (ref) => <AlertCard {...props} ref={ref} />,
  withProps: (rest) => <AlertCard {...props} {...rest} />,
});

it('tells two alerts of one source apart in a list of links', () => {
  const source = { label: 'Source : exemple.bj', href: 'https://exemple.bj/alerte' };
  render(<AlertCard {...props} source={source} />);
  expect(screen.getByRole('link')).toHaveAccessibleName(`Source : exemple.bj (${props.title})`);
});

describe('lookOf', () => {
  it.each([
    ['danger', 'danger'],
    ['warning', 'attention'],
    ['info', 'neutral'],
    ['', 'neutral'],
    ['constructor', 'neutral'],
  ])('shows severity "%s" in the %s tone', (severity, tone) => {
    expect(lookOf(severity).tone).toBe(tone);
  });
});
