import { Container, ErrorState } from '@scamguard/ui';
import { Component, type ReactNode } from 'react';
import { useLanguage } from '../language/language-context.ts';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/**
 * Stands in for a screen whose code or texts cannot be had: without a network it was never visited, or a new version of the
 * site has replaced it. Give it the path as its key, so that another screen gets its own chance.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Unavailable /> : this.props.children;
  }
}

function Unavailable() {
  const { t } = useLanguage();
  return (
    <Container width="column" spacing="page">
      <ErrorState
        title={t('site.unavailable.title')}
        headingLevel={1}
        retry={{ label: t('site.retry'), onRetry: () => location.reload() }}
      >
        {t('site.unavailable.text')}
      </ErrorState>
    </Container>
  );
}
