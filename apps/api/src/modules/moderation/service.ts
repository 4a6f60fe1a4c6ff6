import { randomUUID } from 'node:crypto';
import type { DecisionBody, ModeratedScam, ModerationQuery, ReviewRequestBody } from '@scamguard/contracts';
import { readPdf } from '../../attachments/read-pdf.ts';
import type { AttachmentStore } from '../../attachments/store.ts';
import { CodedError } from '../../errors/index.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import { maskTexts } from '../../masking/mask-text.ts';
import type { SealedRows } from '../../sealed-text/sealed-rows.ts';
import { AGREEING_REPORTERS } from '../reputation/voices.ts';
import { nextCursor, pageOf } from '../scams/page.ts';
import { wholeScam } from '../scams/shown.ts';
import { personalDetails } from './proposals/personal-details.ts';
import type { ModerationRepository } from './repository.ts';

export interface ModerationService {
  readonly list: (
    query: ModerationQuery,
    language: AnswerLanguage,
  ) => Promise<{ scams: ModeratedScam[]; nextCursor: string | undefined }>;
  /** @throws {CodedError} when there is no such scam, or the decision lacks something. */
  readonly decide: (
    id: string,
    decision: DecisionBody,
    moderator: string,
  ) => Promise<{ id: string; status: 'pending' | 'published' | 'rejected' }>;
  /** Whether everybody reads it now: what is masked there is gone from their eyes. */
  readonly isPublished: (id: string) => Promise<boolean>;
  readonly attachment: (id: string) => Promise<{ mediaType: string; bytes: Uint8Array }>;
  readonly requestReview: (scamId: string, body: ReviewRequestBody) => Promise<{ id: string }>;
}

export interface ModerationOptions {
  readonly repository: ModerationRepository;
  readonly store: AttachmentStore;
  readonly sealed: SealedRows;
  /** Told that reputation has changed. */
  readonly onChange: () => Promise<unknown>;
}

export function moderationService({
  repository,
  store,
  sealed,
  onChange,
}: ModerationOptions): ModerationService {
  const change = async (
    id: string,
    valuesFor: Parameters<ModerationRepository['change']>[1],
    entry: Parameters<ModerationRepository['change']>[2],
  ) => {
    return decided(id, await repository.change(id, valuesFor, entry));
  };

  const carryOut = async (
    id: string,
    { action, into, report, title, description }: DecisionBody,
    moderator: string,
  ) => {
    const entry = { action, moderator };
    switch (action) {
      case 'publish': {
        const shown = masked({ title, description });
        return change(id, (before) => ({ ...shown(before), status: 'published' }), entry);
      }
      case 'reject':
        return report === undefined
          ? change(id, () => ({ status: 'rejected' }), entry)
          : decided(id, await repository.rejectReport(id, report, entry));
      case 'mask': {
        if (title === undefined && description === undefined) throw missing('description');
        return change(id, masked({ title, description }), entry);
      }
      case 'merge': {
        if (into === undefined || into === id) throw missing('into');
        return decided(into, await repository.merge(id, into, entry));
      }
    }
  };

  return {
    list: async ({ status = 'pending', ...query }, language) => {
      const page = pageOf(query);
      const rows = await repository.list(status, page);
      return {
        scams: rows.map((row) => moderated(opened(row, sealed, language), language)),
        nextCursor: nextCursor(
          rows.map(({ scam }) => ({ ...scam, score: 0 })),
          page,
        ),
      };
    },
    decide: async (id, decision, moderator) => {
      const answer = await carryOut(id, decision, moderator);
      // The decision is kept: that verification learns of it a moment later is no reason to refuse it.
      await onChange().catch(() => undefined);
      return answer;
    },
    isPublished: repository.isPublished,
    attachment: async (id) => {
      const row = await repository.attachment(id);
      const bytes = row && (await store.get(id));
      if (!bytes) throw new CodedError('not_found');
      // Older releases kept a document as it came.
      return row.mediaType === 'application/pdf' ? readPdf(bytes) : { mediaType: row.mediaType, bytes };
    },
    requestReview: async (scamId, { message, contact }) => {
      const asked = { id: randomUUID(), scamId, message, contact: contact || null };
      const row = sealed.seal('review_requests', asked);
      if (!(await repository.addReviewRequest(row))) throw new CodedError('not_found');
      return { id: row.id };
    },
  };
}

function decided<Status>(id: string, status: Status | undefined): { id: string; status: Status } {
  if (!status) throw new CodedError('not_found');
  return { id, status };
}

/**
 * The texts as a moderator has written or seen them; one that they left as it is continues the other.
 *
 * @returns what a scam gets, from what it is.
 * @throws {CodedError} where masking has left no word of theirs that anybody could read.
 */
function masked({ title, description }: Pick<DecisionBody, 'title' | 'description'>) {
  const readable = (shown: Words) => {
    if (title !== undefined) checkWords('title', shown.title);
    if (description !== undefined) checkWords('description', shown.description);
    return shown;
  };
  readable(maskTexts({ title: title ?? '', description: description ?? '' }));
  return (before: Words) =>
    title === undefined && description === undefined
      ? {}
      : readable(maskTexts({ title: title ?? before.title, description: description ?? before.description }));
}

function checkWords(field: keyof Words, text: string): void {
  if (!/\p{L}{2}/u.test(text)) throw new CodedError(`${field}_too_short`, [{ field, problem: 'too_short' }]);
}

type Words = Readonly<Record<'title' | 'description', string>>;

const missing = (field: string) => new CodedError('field_missing', [{ field, problem: 'missing' }]);

/** So many people have reported it that it would count, had they not done so within an hour. */
function isHeld({ status, reporters }: Row['scam'], reports: Row['reports']): boolean {
  const voices = new Set(reports.map(({ site, network }) => site ?? network)).size;
  return status === 'pending' && voices >= AGREEING_REPORTERS && reporters < AGREEING_REPORTERS;
}

type Row = Awaited<ReturnType<ModerationRepository['list']>>[number];

function opened(row: Row, sealed: SealedRows, language: AnswerLanguage): Row {
  return {
    ...row,
    reports: row.reports.map((report) => sealed.open('reports', report, language)),
    reviewRequests: row.reviewRequests.map((asked) => sealed.open('review_requests', asked, language)),
  };
}

function moderated(
  { scam, regionNames, reports, reviewRequests }: Row,
  language: AnswerLanguage,
): ModeratedScam {
  return {
    ...wholeScam(scam, regionNames, language),
    status: scam.status,
    isProtected: scam.isProtected,
    isHeld: isHeld(scam, reports),
    personalDetails: {
      title: personalDetails(scam.title),
      description: personalDetails(scam.description),
    },
    reports: reports.map(({ id, title, description, contact, createdAt, attachments }) => ({
      id,
      title,
      description,
      contact,
      createdAt: createdAt.toISOString(),
      attachments: attachments.map(({ id, kind, mediaType, size }) => ({ id, kind, mediaType, size })),
    })),
    reviewRequests: reviewRequests.map(({ id, message, contact, createdAt }) => ({
      id,
      message,
      contact,
      createdAt: createdAt.toISOString(),
    })),
  };
}
