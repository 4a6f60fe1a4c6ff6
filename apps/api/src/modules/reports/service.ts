import { randomUUID } from 'node:crypto';
import { REGIONS, SCAM_TYPES } from '@scamguard/content';
import type { ReportBody } from '@scamguard/contracts';
import type { AcceptedFile, KeptPages } from '../../attachments/accepted-file.ts';
import { type FileField, readFile } from '../../attachments/read-file.ts';
import type { AttachmentStore } from '../../attachments/store.ts';
import { CodedError } from '../../errors/index.ts';
import { maskTexts } from '../../masking/mask-text.ts';
import type { SealedRows } from '../../sealed-text/sealed-rows.ts';
import type { ContactKeys } from '../../secrets/contact-keys.ts';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';
import { networkOf } from '../../visitors/network.ts';
import type { DataCodes } from '../own-data/data-code.ts';
import { readContact } from './contact.ts';
import type { Addition, KeptReport, NewAttachment, ReportsRepository } from './repository.ts';

/** The person who reports, as far as the request tells. */
export interface Reporter {
  readonly address: string;
  readonly userAgent: string;
  /**
   * The site on whose page the report was made, if it was not ours. A site has one voice, whatever its visitors: it could send
   * reports in their names without their knowledge.
   */
  readonly site: string | undefined;
  /** The account of the signed-in person. */
  readonly accountId: string | undefined;
}

export interface SentReport {
  readonly id: string;
  /** The kept pages of a document that came with it. */
  readonly pages?: KeptPages;
  /** The code is absent if the report was sent before in other words: its sender now may be somebody else. */
  readonly dataCode?: string;
}

export interface ReportsService {
  /**
   * Keeps a report; resolves once it and its files would survive a crash.
   *
   * @param requestKey what the client calls it; a report that was sent under it before is not kept again.
   * @throws {CodedError} saying which field or file is wrong.
   */
  readonly send: (
    body: ReportBody,
    files: ReadonlyMap<FileField, Uint8Array>,
    reporter: Reporter,
    requestKey?: string,
  ) => Promise<SentReport>;
  /** Removes the files of reports that were begun before a moment and never kept. */
  readonly removeAbandoned: (before: Date) => Promise<void>;
}

export interface ReportsOptions {
  readonly repository: ReportsRepository;
  readonly store: AttachmentStore;
  /** Hashes visitors, and what clients call their reports. */
  readonly hash: {
    readonly visitor: KeyedHash;
    readonly request: KeyedHash;
  };
  readonly sealed: SealedRows;
  readonly keys: ContactKeys;
  readonly codes: DataCodes;
  /** Told that reputation has changed. */
  readonly onChange: () => Promise<unknown>;
}

const SCAM_TYPE_IDS = new Set(SCAM_TYPES.map(({ id }) => id));
const REGION_IDS = new Set(REGIONS.map(({ id }) => id));

export function reportsService({
  repository,
  store,
  hash,
  sealed,
  keys,
  codes,
  onChange,
}: ReportsOptions): ReportsService {
  const discard = async (ids: readonly string[]) => {
    for (const id of ids) await store.remove(id);
    await repository.forget(ids);
  };

  return {
    send: async (body, files, reporter, name) => {
      checkChoices(body);
      const given = name ?? randomUUID();
      const requestKey = hash.request(given);
      const { title, description, scammerContact = '' } = body;
      const code = codes.codeFor(given, [title, description, scammerContact]);
      const dataCode = codes.hashOf(code) ?? null;
      const sent = ({ id, dataCode: kept }: KeptReport): SentReport =>
        kept === dataCode ? { id, dataCode: code } : { id };
      const earlier = await repository.find(requestKey);
      if (earlier) return sent(earlier);

      const createdAt = new Date();
      const accepted: (AcceptedFile & { readonly id: string })[] = [];
      for (const [field, bytes] of files)
        accepted.push({ id: randomUUID(), ...(await readFile(field, bytes)) });
      const attachments = accepted.map(
        ({ id, kind, mediaType, bytes }): NewAttachment => ({
          id,
          kind,
          mediaType,
          size: bytes.length,
          createdAt,
        }),
      );
      const ids = attachments.map(({ id }) => id);
      await repository.announce(attachments);
      try {
        for (const { id, bytes } of accepted) await store.put(id, bytes);
      } catch (error) {
        // A file that cannot be removed now is removed later as abandoned.
        await discard(ids).catch(() => undefined);
        throw error;
      }
      const report = sealed.seal('reports', {
        ...described(body),
        id: randomUUID(),
        requestKey,
        dataCode,
        reporter: hash.visitor(`${reporter.address}\n${reporter.userAgent}`),
        network: hash.visitor(networkOf(reporter.address)),
        site: reporter.site ?? null,
        accountId: reporter.accountId ?? null,
        createdAt,
      });
      // A failure here does not say whether the report was kept: its files stay until they are found abandoned.
      const id = await repository.add({ report, ...published(body, keys), attachments });
      // The report is kept: that others learn of it a moment later is no reason to refuse it.
      const { pages } = accepted.find((file) => file.pages) ?? {};
      const told = pages && { pages };
      if (id === report.id) {
        await onChange().catch(() => undefined);
        return { id, dataCode: code, ...told };
      }
      await discard(ids);
      return { ...sent((await repository.find(requestKey)) ?? { id, dataCode: null }), ...told };
    },
    removeAbandoned: async (before) => discard(await repository.abandoned(before)),
  };
}

function checkChoices({ scamType, region }: ReportBody): void {
  if (!SCAM_TYPE_IDS.has(scamType))
    throw new CodedError('scam_type_missing', [{ field: 'scamType', problem: 'not_allowed' }]);
  if (!REGION_IDS.has(region))
    throw new CodedError('region_missing', [{ field: 'region', problem: 'not_allowed' }]);
}

function described({ scamType, region, title, description, scammerContact }: ReportBody) {
  return { scamType, region, title, description, contact: scammerContact || null };
}

/** The public part of a report once a moderator has published it, and how it is found. */
function published(
  { title, description, scammerContact = '' }: ReportBody,
  { hidden, partOf }: ContactKeys,
): Pick<Addition, 'scam' | 'keys'> {
  const contact = scammerContact ? readContact(scammerContact) : undefined;
  return {
    scam: {
      ...maskTexts({ title, description }, scammerContact),
      contact: contact?.masked ?? null,
      contactKey: contact?.key ? hidden(contact.key) : null,
      contactPart: contact?.key ? partOf(contact.key) : null,
      isProtected: contact?.isProtected ?? false,
    },
    keys: contact?.keys.map(hidden) ?? [],
  };
}
