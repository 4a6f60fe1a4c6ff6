import type { Translate } from '@scamguard/i18n';
import type { VoiceNoteTexts } from '@scamguard/ui';

/** The words of the recorder: what it is for, and what is agreed to, is its place's to say. */
export const recorderTexts = (
  t: Translate,
  purpose: Pick<VoiceNoteTexts, 'heading' | 'consent'>,
): VoiceNoteTexts => ({
  ...purpose,
  record: t('report.voice.record'),
  asking: t('report.voice.asking'),
  recording: t('report.voice.recording'),
  stop: t('report.voice.stop'),
  recorded: t('report.voice.recorded'),
  play: t('site.play'),
  playing: t('report.voice.playing'),
  pause: t('site.pause'),
  remove: t('report.voice.remove'),
  denied: {
    title: t('report.voice.deniedTitle'),
    text: t('report.voice.deniedText'),
    retry: t('site.retry'),
  },
  demonstration: {
    badge: t('report.voice.demo'),
    text: t('report.voice.demoText'),
    start: t('report.voice.demoStart'),
    running: t('report.voice.demoRunning'),
  },
});
