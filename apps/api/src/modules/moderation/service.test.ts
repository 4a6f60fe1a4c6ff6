import { expect, test } from 'vitest';
import type { AttachmentStore } from '../../attachments/store.ts';
import { sealedRows } from '../../sealed-text/sealed-rows.ts';
import { samplePdf } from '../../testing/sample-pdf.ts';
import type { ModerationRepository } from './repository.ts';
import { moderationService } from './service.ts';

test('a document that an older release kept is opened as a picture', async () => {
  const row = {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    reportId: null,
    kind: 'pdf',
    mediaType: 'application/pdf',
    size: 1,
    createdAt: new Date(),
  } as const;
  const repository = { attachment: async () => row } as Partial<ModerationRepository> as ModerationRepository;
  const store = { get: async () => samplePdf() } as Partial<AttachmentStore> as AttachmentStore;
  const sealed = sealedRows('a secret of no consequence');
  const service = moderationService({ repository, store, sealed, onChange: async () => undefined });
  expect(await service.attachment(row.id)).toMatchObject({
    mediaType: 'image/jpeg',
  });
});
