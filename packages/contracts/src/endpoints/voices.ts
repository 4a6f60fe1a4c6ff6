import { PATHS } from '../paths.ts';
import {
  decideVoiceBody,
  decideVoiceResult,
  recordVoiceQuery,
  recordVoiceResult,
  reviewTranslationBody,
  reviewTranslationResult,
  voiceStudioQuery,
  voiceStudioResult,
  voicesQuery,
  voicesResult,
} from '../voices.ts';
import type { Endpoint } from './endpoint.ts';

/** The recordings and reviews of people in the languages that no voice speaks. */
export const VOICES_ENDPOINTS = {
  voices: {
    ...PATHS.voices,
    summary: 'What people have recorded in a language, and which of its translations are reviewed',
    query: voicesQuery,
    status: 200,
    response: voicesResult,
  },
  voiceStudio: {
    ...PATHS.voiceStudio,
    access: 'moderator',
    summary: 'For moderators: the sentences that are to be recorded and reviewed in a language',
    query: voiceStudioQuery,
    status: 200,
    response: voiceStudioResult,
  },
  recordVoice: {
    ...PATHS.recordVoice,
    access: 'moderator',
    summary:
      'For moderators: a recording of a sentence, a WAV file of 16 bits, mono, 16 kHz; trimmed and checked',
    query: recordVoiceQuery,
    files: ['audio/wav'],
    status: 201,
    response: recordVoiceResult,
  },
  decideVoice: {
    ...PATHS.decideVoice,
    access: 'moderator',
    summary: "For moderators: approve or send back somebody else's recording, or take one out that is heard",
    body: decideVoiceBody,
    status: 200,
    response: decideVoiceResult,
  },
  reviewTranslation: {
    ...PATHS.reviewTranslation,
    access: 'moderator',
    summary: 'For moderators: approve a written translation, or say what to write in its place',
    body: reviewTranslationBody,
    status: 200,
    response: reviewTranslationResult,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
