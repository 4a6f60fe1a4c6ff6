import { Button, Container, Notice, useToast } from '@scamguard/ui';
import { OfflineIcon } from '@scamguard/ui/icons';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { countWaiting, OUTBOX_EVENT, sendWaiting } from './outbox.ts';

/** Says that forms wait for a network, and sends them when it is back. */
export function OutboxNotice() {
  const { t } = useLanguage();
  const { show } = useToast();
  const [waiting, setWaiting] = useState(0);
  const [codes, setCodes] = useState<readonly string[]>([]);

  const send = useCallback(
    () =>
      sendWaiting().then((sent) => {
        setCodes((earlier) => [...earlier, ...sent.flatMap(({ dataCode }) => dataCode ?? [])]);
        if (sent.some(({ isRefused }) => isRefused)) {
          show({ title: t('site.outbox.refused'), tone: 'destructive' });
        } else if (sent.length > 0) show({ title: t('site.outbox.sent') });
      }),
    [show, t],
  );

  useEffect(() => {
    const count = () => void countWaiting().then(setWaiting, () => setWaiting(0));
    const handleOnline = () => void send().catch(() => undefined);
    count();
    window.addEventListener(OUTBOX_EVENT, count);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener(OUTBOX_EVENT, count);
      window.removeEventListener('online', handleOnline);
    };
  }, [send]);

  useEffect(() => {
    if (waiting > 0 && navigator.onLine) void send().catch(() => undefined);
  }, [waiting, send]);

  if (codes.length > 0)
    return (
      <Container width="column">
        <Notice announced="politely" title={t('site.outbox.code', { code: codes.join(', ') })}>
          <Button variant="secondary" onClick={() => setCodes([])}>
            {t('site.outbox.noted')}
          </Button>
        </Notice>
      </Container>
    );
  if (waiting === 0) return null;
  return (
    <Container width="column">
      <Notice
        icon={OfflineIcon}
        announced="politely"
        title={waiting === 1 ? t('site.outbox.waitingOne') : t('site.outbox.waitingMany', { count: waiting })}
      >
        <Button variant="secondary" onClick={() => void send()}>
          {t('site.outbox.send')}
        </Button>
      </Notice>
    </Container>
  );
}
