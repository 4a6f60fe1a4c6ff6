import {
  Card,
  Container,
  CopyButton,
  Heading,
  PageHeader,
  Stack,
  Text,
  TextArea,
  TextLink,
} from '@scamguard/ui';
import { MessageIcon } from '@scamguard/ui/icons';
import { useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { messageFormPath } from '../../messages/message-form-place.ts';
import { linkTo } from '../../screen/links.ts';
import { type Choice, frameAddress, isFramed, snippetOf } from './choices.ts';
import { CommonOptions } from './common-options.tsx';
import { Editors } from './editors.tsx';
import { ElementOptions } from './element-options.tsx';
import { WidgetPreview } from './widget-preview.tsx';

const never = () => () => undefined;

export default function PartnersScreen() {
  const { t, language } = useLanguage();
  const [choice, setChoice] = useState<Choice>({
    element: 'verify',
    language,
    theme: 'light',
    colour: 'indigo',
    place: 'frame',
    key: '',
    kinds: [],
    country: '',
    isSmall: false,
  });
  // The server that renders this page does not know under which name it is reached.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
  const snippet = snippetOf(choice, origin, `ScamGuard. ${t(`partners.elements.${choice.element}`)}`);
  const choose = (part: Partial<Choice>) => setChoice({ ...choice, ...part });

  return (
    <Container spacing="page">
      <Stack gap="xlarge">
        <PageHeader title={t('partners.title')} lead={t('partners.lead')} />
        <Stack as="section" gap="medium">
          <Heading level={2}>{t('partners.choose')}</Heading>
          <CommonOptions choice={choice} onChoose={choose} />
          <ElementOptions choice={choice} onChoose={choose} />
        </Stack>
        <Stack as="section" gap="medium">
          <Heading level={2}>{t('partners.preview')}</Heading>
          <Text>{t(choice.element === 'assistant' ? 'partners.assistantHelp' : 'partners.previewHelp')}</Text>
          {choice.language !== 'fr' && choice.language !== 'en' && <Text>{t('partners.languageHelp')}</Text>}
          <WidgetPreview
            choice={choice}
            loadingText={t('partners.previewLoading')}
            failedText={t('partners.previewFailed')}
          />
        </Stack>
        <Stack as="section" gap="medium">
          <Heading level={2}>{t('partners.copyHeading')}</Heading>
          <TextArea
            label={t('partners.snippet')}
            help={t('partners.snippetHelp')}
            value={snippet}
            readOnly
            rows={4}
            spellCheck={false}
          />
          <CopyButton
            text={snippet}
            label={t('partners.copy')}
            copiedLabel={t('partners.copied')}
            failedLabel={t('partners.copyFailed')}
            variant="primary"
            size="large"
            width="fullOnPhone"
          />
        </Stack>
        {isFramed(choice) && <Editors address={frameAddress(choice, origin)} origin={origin} />}
        <Card as="section" ground="sunken">
          <Stack gap="small">
            <Heading level={2}>{t('partners.promises')}</Heading>
            <Text>{t('partners.weight')}</Text>
            <Text>{t(isFramed(choice) ? 'partners.privacy' : 'partners.privacyInPage')}</Text>
            <Text>{t('partners.safe')}</Text>
            <Text>{t('partners.lasting')}</Text>
            <TextLink href={linkTo('/integration')} standing="alone">
              {t('partners.integration')}
            </TextLink>
            <TextLink href={`/api/partners/calls?lang=${language}`} standing="alone">
              {t('partners.calls')}
            </TextLink>
            <TextLink href={messageFormPath('partner')} standing="alone" icon={MessageIcon}>
              {t('partners.contact')}
            </TextLink>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
