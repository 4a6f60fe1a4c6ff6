import path from 'node:path';
import type { Settings } from '../env.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';
import type { AttachmentStore } from './store.ts';

/** The store that the settings name: a bucket, or else a folder beside the database. */
export function attachmentStore(settings: Settings): AttachmentStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY, S3_SECRET_KEY } = settings;
  if (!endpoint || !bucket) return folderStore(path.join(settings.DATA_DIR, 'attachments'));
  return s3Store({
    endpoint,
    bucket,
    region: settings.S3_REGION,
    accessKey: S3_ACCESS_KEY ?? '',
    secretKey: S3_SECRET_KEY ?? '',
  });
}
