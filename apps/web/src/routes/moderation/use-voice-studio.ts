import { addressOf } from '@scamguard/client';
import type { VoiceLanguage } from '@scamguard/contracts';
import { request } from '../../data/request.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useLanguage } from '../../language/language-context.ts';
import { toWave } from '../../recording/to-wave.ts';

/** The sentences of one language, and what can be done with them. For moderators. */
export function useVoiceStudio(of: VoiceLanguage) {
  const { language } = useLanguage();
  const list = useAnswer(addressOf('voiceStudio', { query: { language: of } }));
  const fresh = async () => void (await list.mutate());
  return {
    ...list,
    record: async (sentence: string, voice: Blob, credit: string) => {
      const query = { language: of, sentence, credit, consent: 'yes' } as const;
      await request('recordVoice', { language, query, body: await toWave(voice) });
      await fresh();
    },
    decide: async (id: string, action: 'approve' | 'return' | 'withdraw', note?: string) => {
      await request('decideVoice', { language, params: { id }, body: { action, ...(note && { note }) } });
      await fresh();
    },
    review: async (sentence: string, text: string, correction?: string) => {
      const body = { language: of, sentence, text, ...(correction && { correction }) };
      await request('reviewTranslation', { language, body });
      await fresh();
    },
  };
}

export type VoiceStudioActions = Omit<ReturnType<typeof useVoiceStudio>, 'data' | 'error' | 'mutate'>;
