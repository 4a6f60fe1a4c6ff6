import { ORGANISATION } from '@scamguard/content/organisation';
import { Heading, Inline, Stack, TextLink } from '@scamguard/ui';
import { ExternalIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';

const NAMES = { facebook: 'Facebook', instagram: 'Instagram', x: 'X', youtube: 'YouTube', tiktok: 'TikTok' };

/** The operator's own pages elsewhere; nothing while there are none. */
export function ContactSocial() {
  const { t } = useLanguage();
  const pages = Object.entries(ORGANISATION.social) as [keyof typeof NAMES, string][];
  if (pages.length === 0) return null;
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t('contact.social')}</Heading>
      <Inline>
        {pages.map(([name, href]) => (
          <TextLink key={name} href={href} standing="alone" icon={ExternalIcon}>
            {NAMES[name]}
          </TextLink>
        ))}
      </Inline>
    </Stack>
  );
}
