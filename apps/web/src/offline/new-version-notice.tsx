import { Button, Container, Notice } from '@scamguard/ui';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { NEW_VERSION_EVENT, switchTo, waitingVersion } from './register.ts';

/** Says that a new version of the site is here. It takes over when the visitor says so, and never in the middle of a form. */
export function NewVersionNotice() {
  const { t } = useLanguage();
  const [waiting, setWaiting] = useState<ServiceWorker>();

  useEffect(() => {
    const handle = (event: Event) => setWaiting((event as CustomEvent<ServiceWorker>).detail);
    window.addEventListener(NEW_VERSION_EVENT, handle);
    // It may have come before this notice.
    void waitingVersion().then(setWaiting);
    return () => window.removeEventListener(NEW_VERSION_EVENT, handle);
  }, []);

  if (!waiting) return null;
  return (
    <Container width="column">
      <Notice announced="politely" title={t('site.newVersion.title')}>
        <Button variant="secondary" onClick={() => switchTo(waiting)}>
          {t('site.newVersion.take')}
        </Button>
      </Notice>
    </Container>
  );
}
