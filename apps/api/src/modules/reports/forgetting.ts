import type { AttachmentStore } from '../../attachments/store.ts';
import type { Queries } from '../../db/client.ts';
import { maskTexts } from '../../masking/mask-text.ts';
import type { SealedRows } from '../../sealed-text/sealed-rows.ts';
import { forgetFiles, forgetReports } from './forget.ts';
import type { ReportsOptions } from './service.ts';

export interface ForgettingOptions extends Pick<ReportsOptions, 'onChange'> {
  readonly queries: Queries;
  readonly store: AttachmentStore;
  readonly sealed: SealedRows;
}

/** Removes reports and files, from the database and from the store. */
export interface Forgetting {
  /** Removes reports with their files, and lets them count no more. */
  readonly forgetReports: (ids: readonly string[]) => Promise<void>;
  /** Removes files that belong to no report. */
  readonly forgetFiles: (ids: readonly string[]) => Promise<void>;
}

export function forgetting({ queries, store, sealed, onChange }: ForgettingOptions): Forgetting {
  const removeFiles = async (ids: readonly string[]) => {
    for (const id of ids) await store.remove(id);
    await forgetFiles(queries, ids);
  };
  return {
    forgetReports: async (ids) => {
      if (!ids.length) return;
      const files = await forgetReports(queries, ids, {
        wordsOf: (report) => {
          const { title, description, contact } = sealed.open('reports', report, 'fr');
          return maskTexts({ title, description }, contact ?? '');
        },
      });
      await onChange().catch(() => undefined);
      await removeFiles(files);
    },
    forgetFiles: removeFiles,
  };
}
