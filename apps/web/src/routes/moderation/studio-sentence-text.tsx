import type { StudioSentence } from '@scamguard/contracts';
import { Heading, Stack, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import type { VoiceStudioActions } from './use-voice-studio.ts';

/** The props of every part of the studio. */
export interface StudioPart {
  actions: VoiceStudioActions;
  /** BCP 47 tag of the language that is recorded. */
  lang: string;
  /** The language in which the meaning is told. */
  beneath: { readonly lang: string; readonly name: string };
}

interface StudioSentenceTextProps extends Pick<StudioPart, 'lang' | 'beneath'> {
  sentence: StudioSentence;
}

/** One sentence as it is written, with its meaning. */
export function StudioSentenceText({ sentence: { text, meaning }, lang, beneath }: StudioSentenceTextProps) {
  const { t } = useLanguage();
  return (
    <Stack gap="small">
      <Heading level={2} size="title" lang={text === null ? beneath.lang : lang}>
        {text ?? meaning}
      </Heading>
      {text === null ? (
        <Text tone="muted">{t('voiceStudio.noText')}</Text>
      ) : (
        <Text lang={beneath.lang}>{t('voiceStudio.meaning', { language: beneath.name, meaning })}</Text>
      )}
    </Stack>
  );
}
