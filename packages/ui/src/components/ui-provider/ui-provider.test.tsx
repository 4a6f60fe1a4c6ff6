import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { Anchor, enMessages, frMessages, UiProvider, useMessages } from './index.ts';

const Close = () => <p>{useMessages().close}</p>;

describeConformance('UiProvider', { element: <UiProvider>Bonjour</UiProvider> });

describe('UiProvider', () => {
  it('speaks French unless told otherwise', () => {
    render(
      <>
        <Close />
        <UiProvider messages={enMessages}>
          <Close />
        </UiProvider>
      </>,
    );
    expect(screen.getByText(frMessages.close)).toBeVisible();
    expect(screen.getByText(enMessages.close)).toBeVisible();
  });

  it.each([
    ['/verify', true],
    ['?lang=en', true],
    ['#contenu', true],
    ['//example.org', false],
    ['https://example.org/', false],
    ['tel:+22900000000', false],
    ['mailto:aide@example.org', false],
  ])('sends %s through the router: %s', (href, routed) => {
    render(
      <UiProvider
        linkComponent={({ children, ...rest }) => (
          <a data-routed {...rest}>
            {children}
          </a>
        )}
      >
        <Anchor href={href}>Aller</Anchor>
      </UiProvider>,
    );
    expect(screen.getByRole('link').hasAttribute('data-routed')).toBe(routed);
  });
});
