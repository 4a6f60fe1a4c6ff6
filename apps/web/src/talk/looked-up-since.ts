import { verify } from '@scamguard/client';
import type { Language } from '@scamguard/i18n';
import { request } from '../data/request.ts';
import type { ChatAnalysis, ChatMessage, ChatSession } from './chat-session.ts';
import { namedIn } from './named-in-talk.ts';

/** The graver a verdict, the later it stands. */
const GRAVITY = ['safe', 'unknown', 'caution', 'danger'] as const;
const gravityOf = (verdict: ChatAnalysis['verdict']): number =>
  verdict === undefined ? 0 : GRAVITY.indexOf(verdict);

/**
 * The server's verdict on the links and numbers of a talk that was held without it, if that verdict is graver than the talk's.
 * Nothing that was told is sent. A verdict that this browser found grave itself is not taken back: one number proves nothing for
 * a whole story.
 *
 * @throws when the server does not answer.
 */
export async function lookedUpSince(
  session: ChatSession,
  { id, analysis }: ChatMessage,
  opening: string,
  language: Language,
): Promise<ChatMessage | undefined> {
  const results = await Promise.all(namedIn(session).map((item) => verify(request, item, language)));
  const gravest = results
    .filter(({ isUnreadable }) => !isUnreadable)
    .toSorted((one, other) => other.riskLevel - one.riskLevel)[0];
  if (gravest === undefined || gravityOf(gravest.verdict) < gravityOf('caution')) return undefined;
  if (gravityOf(gravest.verdict) <= gravityOf(analysis?.verdict)) return undefined;
  const { riskLevel, verdict, engineVersion, reasons, recommendations } = gravest;
  return {
    id: `${id}:since`,
    role: 'assistant',
    content: [opening, gravest.analysis, ...recommendations.slice(0, 1)].join('\n'),
    timestamp: Date.now(),
    analysis: { riskLevel, verdict, engineVersion, matchedPatterns: reasons, recommendations },
  };
}
