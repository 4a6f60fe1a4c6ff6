import { CopyButton, Heading, Stack, Text, TextField, TextLink } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';

interface EditorsProps {
  /** Of the frame. */
  readonly address: string;
  /** Of this site. A link that has it is none of the site's pages: the browser fetches the file. */
  readonly origin: string;
}

/** How the frame comes into sites that people make without touching a page. */
export function Editors({ address, origin }: EditorsProps) {
  const { t } = useLanguage();
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{t('partners.editors')}</Heading>
      <Stack gap="small">
        <Text>{t('partners.wordpress')}</Text>
        <TextLink href={`${origin}/scamguard-wordpress.zip`} download standing="alone">
          {t('partners.plugin')}
        </TextLink>
      </Stack>
      <Text>{t('partners.blogger')}</Text>
      <Text>{t('partners.wix')}</Text>
      <Text>{t('partners.oembed')}</Text>
      <TextField label={t('partners.address')} value={address} readOnly spellCheck={false} />
      <CopyButton
        text={address}
        label={t('partners.copyAddress')}
        copiedLabel={t('partners.copied')}
        failedLabel={t('partners.copyFailed')}
        width="fullOnPhone"
      />
    </Stack>
  );
}
