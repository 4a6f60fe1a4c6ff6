import {
  conversationResult,
  takenBackQuery,
  takenBackResult,
  verifyConversationBody,
} from '../conversation.ts';
import { PATHS } from '../paths.ts';
import { PICTURE_TYPES, pictureTextResult } from '../pictures.ts';
import {
  feedbackBody,
  feedbackResult,
  verificationResult,
  verifyLinkBody,
  verifyNumberBody,
  verifyProfileBody,
} from '../verification.ts';
import type { Endpoint } from './endpoint.ts';

/** Checks, and what visitors think of them. */
export const VERIFICATION_ENDPOINTS = {
  verifyLink: {
    ...PATHS.verifyLink,
    summary:
      'Check a web link; a message or anything else in its place is judged as what it is, see `readAs`',
    body: verifyLinkBody,
    status: 200,
    response: verificationResult,
  },
  verifyProfile: {
    ...PATHS.verifyProfile,
    summary: 'Check a social profile; words around it are read too, see `readAs`',
    body: verifyProfileBody,
    status: 200,
    response: verificationResult,
  },
  verifyNumber: {
    ...PATHS.verifyNumber,
    summary: 'Check a phone number; words around it are read too, see `readAs`',
    body: verifyNumberBody,
    status: 200,
    response: verificationResult,
  },
  verifyConversation: {
    ...PATHS.verifyConversation,
    summary: 'Check a message or conversation; with `userId`, take a step of the interview',
    body: verifyConversationBody,
    refusals: { userId: 'user_id_too_short' },
    status: 200,
    response: conversationResult,
  },
  takenBack: {
    ...PATHS.takenBack,
    summary:
      'Whether the last verdict of a talk was taken back: what others report of what was checked has changed',
    query: takenBackQuery,
    refusals: { userId: 'user_id_too_short' },
    status: 200,
    response: takenBackResult,
  },
  readPicture: {
    ...PATHS.readPicture,
    summary:
      'Read the text in a picture, such as a screenshot of a chat; the body is the picture, which is not kept',
    files: PICTURE_TYPES,
    status: 200,
    response: pictureTextResult,
  },
  feedback: {
    ...PATHS.feedback,
    summary: 'Say what you think of a result',
    body: feedbackBody,
    status: 201,
    response: feedbackResult,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
