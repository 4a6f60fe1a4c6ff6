import { PATHS } from '@scamguard/contracts';
import type { OwedEvent, WebhooksRepository } from './repository.ts';

export interface BodyOptions {
  readonly repository: Pick<WebhooksRepository, 'publishedScam'>;
  /** Before the paths in it; absent: they stand alone. */
  readonly publicUrl: URL | undefined;
}

/**
 * The text that a partner reads, as things are now. If a moderator has taken something back since, it is not told. Of a report,
 * the partner reads only what everybody sees.
 *
 * @returns undefined when there is nothing left to tell.
 */
export async function bodyOf(
  { type, about, createdAt }: OwedEvent,
  { repository, publicUrl }: BodyOptions,
): Promise<string | undefined> {
  const at = (path: string) => (publicUrl ? new URL(path, publicUrl).href : path);
  const dataOf = async () => {
    switch (type) {
      case 'report.published': {
        const scam = await repository.publishedScam(about);
        return scam && { id: about, ...scam, url: at(PATHS.latestScams.path) };
      }
      case 'alert.published':
        return { id: about, url: at(PATHS.currentAlerts.path) };
      case 'threats.changed':
        return { url: at(PATHS.threats.path) };
      case 'webhook.test':
        return {};
    }
  };
  const data = await dataOf();
  return data && JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
}
