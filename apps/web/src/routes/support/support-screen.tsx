import { Container, PageHeader, Stack, TabPanel, Tabs } from '@scamguard/ui';
import { HelpIcon, LearnIcon, MailIcon } from '@scamguard/ui/icons';
import { useSearchParams } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { SupportContact } from './support-contact.tsx';
import { SupportQuestions } from './support-questions.tsx';
import { SupportResources } from './support-resources.tsx';
import { SUPPORT_TABS } from './support-tabs.ts';

const ICONS = { contact: MailIcon, faq: HelpIcon, resources: LearnIcon };

export default function SupportScreen() {
  const { t } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const open = SUPPORT_TABS.find((tab) => tab === asked) ?? 'contact';
  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        <PageHeader title={t('support.title')} lead={t('support.lead')} />
        <Tabs
          label={t('support.tabs.label')}
          items={SUPPORT_TABS.map((value) => ({
            value,
            label: t(`support.tabs.${value}`),
            icon: ICONS[value],
          }))}
          value={open}
          onValueChange={(tab) => setSearch({ tab }, { replace: true })}
        >
          <TabPanel value="contact">
            <SupportContact />
          </TabPanel>
          <TabPanel value="faq">
            <SupportQuestions />
          </TabPanel>
          <TabPanel value="resources">
            <SupportResources />
          </TabPanel>
        </Tabs>
      </Stack>
    </Container>
  );
}
