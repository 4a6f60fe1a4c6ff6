import { GoButton, Heading, LinkButton, Stack } from '@scamguard/ui';
import { ChatIcon, ReportIcon } from '@scamguard/ui/icons';
import { useLocation } from 'wouter';
import { ContactsFor } from '../../contacts/contacts-for.tsx';
import { useLanguage } from '../../language/language-context.ts';
import { keepForReport } from '../../reports/report-prefill.ts';
import { linkTo } from '../../screen/links.ts';

interface FirstAidEndProps {
  /** What the visitor has written down. */
  story: string;
  country: string;
  onRestart: () => void;
}

/** The things that help others and oneself, once everything urgent is done. */
export function FirstAidEnd({ story, country, onRestart }: FirstAidEndProps) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const handleReport = () => {
    if (story) keepForReport({ kind: 'conversation', value: story });
    navigate(linkTo('/report'));
  };
  return (
    <Stack gap="small">
      <GoButton
        size="large"
        width="fullOnPhone"
        icon={ReportIcon}
        href={linkTo('/report')}
        onClick={handleReport}
      >
        {t('urgence.report')}
      </GoButton>
      <LinkButton variant="secondary" width="fullOnPhone" icon={ChatIcon} href={linkTo('/chatbot')}>
        {t('urgence.chat')}
      </LinkButton>
      <Heading level={2} size="title">
        {t('contacts.listeners')}
      </Heading>
      <ContactsFor purposes={['crisis']} country={country} />
      <GoButton variant="quiet" width="fullOnPhone" href={linkTo('/urgence')} onClick={onRestart}>
        {t('urgence.again')}
      </GoButton>
    </Stack>
  );
}
