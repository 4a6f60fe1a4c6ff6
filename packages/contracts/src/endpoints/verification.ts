import { conversationResult, verifyConversationBody } from '../conversation.ts';
import { PATHS } from '../paths.ts';
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
    summary: 'Check a web link',
    body: verifyLinkBody,
    status: 200,
    response: verificationResult,
  },
  verifyProfile: {
    ...PATHS.verifyProfile,
    summary: 'Check a social profile',
    body: verifyProfileBody,
    status: 200,
    response: verificationResult,
  },
  verifyNumber: {
    ...PATHS.verifyNumber,
    summary: 'Check a phone number',
    body: verifyNumberBody,
    status: 200,
    response: verificationResult,
  },
  verifyConversation: {
    ...PATHS.verifyConversation,
    summary: 'Check a message or conversation; with `userId`, take a step of the interview',
    body: verifyConversationBody,
    status: 200,
    response: conversationResult,
  },
  feedback: {
    ...PATHS.feedback,
    summary: 'Say what you think of a result',
    body: feedbackBody,
    status: 201,
    response: feedbackResult,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
