import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { Anchor, enMessages, frMessages, UiProvider, useMessages } from './index.ts';

const Close = () => <p>{useMessages().close}</p>;

describeConformance('UiProvider', { element: <UiProvider messages={frMessages}>Bonjour</UiProvider> });

describe('UiProvider', () => {
  it('speaks with the messages of the nearest one', () => {
    render(
      <UiProvider messages={frMessages}>
        <Close />
        <UiProvider messages={enMessages}>
          <Close />
        </UiProvider>
      </UiProvider>,
    );
    expect(screen.getByText(frMessages.close)).toBeVisible();
    expect(screen.getByText(enMessages.close)).toBeVisible();
  });

  it('is asked for where components stand without it', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Close />)).toThrow('UiProvider');
    silent.mockRestore();
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
        messages={frMessages}
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
