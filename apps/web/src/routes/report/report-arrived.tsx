import { LinkButton, ReportSent, Stack, Text } from '@scamguard/ui';
import { EmergencyIcon } from '@scamguard/ui/icons';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import type { Delivery } from '../../outbox/outbox.ts';
import { linkTo } from '../../screen/links.ts';
import { ReportCode } from './report-code.tsx';

interface ReportArrivedProps {
  delivery: Delivery;
  onAgain: () => void;
}

/** The server has the report, or the device keeps it until there is a network. */
export default function ReportArrived({ delivery, onAgain }: ReportArrivedProps) {
  const { t } = useLanguage();
  const { outcome } = delivery;
  const code = delivery.outcome === 'sent' ? delivery.answer.dataCode : undefined;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ReportSent
      ref={panel}
      title={t(`report.${outcome}.title`)}
      text={t(`report.${outcome}.text`)}
      again={{ label: t('report.sent.again'), onAgain, href: linkTo('/report') }}
    >
      {code && <ReportCode code={code} />}
      <Stack gap="small" align="start">
        <Text>{t('report.sent.next')}</Text>
        <Text weight="bold">{t('report.sent.money')}</Text>
        <LinkButton href={linkTo('/urgence')} variant="danger" width="fullOnPhone" icon={EmergencyIcon}>
          {t('report.sent.firstAid')}
        </LinkButton>
      </Stack>
    </ReportSent>
  );
}
