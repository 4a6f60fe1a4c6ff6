import { describe, expect, it } from 'vitest';
import { assess as assessInBrowser } from '../src/browser.ts';
import { assess } from '../src/french.ts';
import { OFFLINE_FILES, OFFLINE_KILOBYTES, openOfflineClassifiers } from '../src/offline.ts';
import { kilobytesOf } from '../training/offline-size.ts';
import { readWeights } from './read-weights.ts';

const bytes = {
  'offline-text': readWeights('offline-text'),
  'offline-address': readWeights('offline-address'),
};

describe('the classifiers for who keeps ScamGuard offline', () => {
  it('cost what visitors are told, and no more than 400 KB', () => {
    expect(OFFLINE_KILOBYTES).toBe(kilobytesOf(OFFLINE_FILES.map((name) => bytes[name])));
    expect(OFFLINE_KILOBYTES).toBeLessThanOrEqual(400);
  });

  it('are opened in slices, and judge', async () => {
    let slices = 0;
    const classifiers = await openOfflineClassifiers(bytes, async () => {
      slices += 1;
    });
    expect(slices).toBeGreaterThanOrEqual(4);
    const item = {
      kind: 'conversation',
      value: 'MTN : votre compte MoMo sera bloqué ce soir. Envoyez votre code PIN au 01 97 12 34 56.',
    } as const;
    expect(assess(item, {}, classifiers).verdict).toBe('danger');
    expect(assessInBrowser(item, { language: 'fr' }).verdict).toBe('danger');
  });

  it('are refused if a file is damaged', async () => {
    const damaged = bytes['offline-text'].slice();
    damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
    await expect(
      openOfflineClassifiers({ ...bytes, 'offline-text': damaged }, () => Promise.resolve()),
    ).rejects.toThrow(/checksum/);
  });
});
