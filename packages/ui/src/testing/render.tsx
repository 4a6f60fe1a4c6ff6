import { type RenderOptions, render as renderAlone } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString as renderAloneToString } from 'react-dom/server';
import { frMessages, UiProvider } from '../components/ui-provider/index.ts';

export * from '@testing-library/react';

/** The provider around every component: it speaks French. */
export const InFrench = ({ children }: { children: ReactNode }) => (
  <UiProvider messages={frMessages}>{children}</UiProvider>
);

/** Testing Library's own, inside of a provider. */
export const render = (element: ReactElement, options?: RenderOptions) =>
  renderAlone(element, { wrapper: InFrench, ...options });

/** React's own, inside of a provider. */
export const renderToString = (element: ReactElement): string =>
  renderAloneToString(<InFrench>{element}</InFrench>);
