import type { StudioSentence } from '@scamguard/contracts';
import { VOICE_LANGUAGES, type VoiceLanguage } from '@scamguard/contracts/limits';
import { completeLanguage, LANGUAGES, parseLanguage, tagOf } from '@scamguard/i18n';
import { EmptyState, RadioGroup, Select, Stack, Text } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { ListStates } from './list-states.tsx';
import { StudioApprove } from './studio-approve.tsx';
import { StudioRead } from './studio-read.tsx';
import { StudioRecord } from './studio-record.tsx';
import { useVoiceStudio } from './use-voice-studio.ts';

const STEPS = ['record', 'approve', 'read', 'live'] as const;
type Step = (typeof STEPS)[number];

const isLive = ({ recordings }: StudioSentence) => recordings.some(({ state }) => state === 'live');
const waiting = ({ recordings }: StudioSentence) => recordings.filter(({ state }) => state === 'waiting');

/** The actions on a sentence at each step. */
const TO_DO: Readonly<Record<Step, (sentence: StudioSentence) => boolean>> = {
  record: (sentence) => !isLive(sentence) && waiting(sentence).length === 0,
  approve: (sentence) => waiting(sentence).length > 0,
  read: ({ text, isReviewed }) => text !== null && !isReviewed,
  live: isLive,
};

/**
 * The studio in which people who speak a language record its sentences, approve each other's recordings, and review its texts.
 */
export default function VoiceStudio() {
  const { t, language } = useLanguage();
  const [of, setOf] = useState<VoiceLanguage>(
    () => VOICE_LANGUAGES.find((each) => each === language) ?? 'fon',
  );
  const [step, setStep] = useState<Step>('record');
  const { data, error, mutate, ...actions } = useVoiceStudio(of);
  const beneath = completeLanguage(parseLanguage(of) ?? 'fr');
  const shared = {
    actions,
    lang: tagOf(of),
    beneath: { lang: beneath, name: LANGUAGES.find(({ code }) => code === beneath)?.name ?? '' },
  };
  return (
    <Stack gap="large">
      <Text>{t('voiceStudio.intro')}</Text>
      <Select
        label={t('voiceStudio.language')}
        value={of}
        onChange={({ currentTarget }) => setOf(currentTarget.value as VoiceLanguage)}
        options={VOICE_LANGUAGES.map((value) => ({
          value,
          label: LANGUAGES.find(({ code }) => code === value)?.name ?? value,
        }))}
      />
      <RadioGroup
        label={t('voiceStudio.step.label')}
        appearance="tiles"
        options={STEPS.map((value) => ({ value, label: t(`voiceStudio.step.${value}`) }))}
        value={step}
        onValueChange={(value) => setStep(value as Step)}
      />
      <ListStates list={{ data: data && [data], error, mutate }}>
        {(sentences) => {
          const toDo = sentences.filter(TO_DO[step]);
          return (
            <Stack key={`${of} ${step}`} gap="large">
              <Text tone="muted">
                {t('voiceStudio.progress', {
                  live: sentences.filter(isLive).length,
                  total: sentences.length,
                })}
              </Text>
              {toDo.length === 0 && <EmptyState title={t('voiceStudio.nothing')} />}
              {step === 'record' && <StudioRecord sentences={toDo} {...shared} />}
              {step === 'read' && <StudioRead sentences={toDo} {...shared} />}
              {(step === 'approve' || step === 'live') &&
                toDo.map((sentence) => (
                  <StudioApprove
                    key={sentence.id}
                    sentence={sentence}
                    state={step === 'live' ? 'live' : 'waiting'}
                    {...shared}
                  />
                ))}
            </Stack>
          );
        }}
      </ListStates>
    </Stack>
  );
}
