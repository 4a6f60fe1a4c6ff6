import { describe, expect, test } from 'vitest';
import { REGIONS, SCAM_TYPES } from '../index.ts';
import { CONTENT_LANGUAGES, loadLibrary } from '../library/index.ts';
import { ORGANISATION } from '../organisation/index.ts';
import { TEXTS_FOLDER } from './texts-folder.ts';

const library = await loadLibrary(TEXTS_FOLDER);
const TIP_LENGTH = 200;
const withoutTags = (html: string) => html.replace(/<[^>]+>/g, '');

describe.each(CONTENT_LANGUAGES)('in %s there are', (language) => {
  const texts = library.texts[language];
  const tips = texts.modules.filter(({ content }) => content.length <= TIP_LENGTH);
  const long = texts.modules.filter(({ content }) => content.length > TIP_LENGTH);

  test('24 modules or more, at three levels for every category', () => {
    expect(texts.modules.length).toBeGreaterThanOrEqual(24);
    for (const { id } of texts.categories) {
      const levels = texts.modules.filter(({ category }) => category === id).map(({ level }) => level);
      expect(new Set(levels), id).toEqual(new Set(['beginner', 'intermediate', 'advanced']));
    }
  });

  test('a quick tip, a guide and a lesson with a video for every category', () => {
    for (const { id } of texts.categories) {
      const inCategory = ({ category }: { category: string }) => category === id;
      expect(tips.some(inCategory), `${id} tip`).toBe(true);
      expect(
        long.filter(inCategory).some(({ videoUrl }) => !videoUrl),
        `${id} guide`,
      ).toBe(true);
      expect(
        long.filter(inCategory).some(({ videoUrl }) => videoUrl),
        `${id} lesson`,
      ).toBe(true);
    }
  });

  test.each(long)('in $id an example message, a list and what to do', ({ content }) => {
    expect(withoutTags(content).length).toBeGreaterThan(1_000);
    expect(content).toContain('<blockquote>');
    expect(content).toMatch(/<[ou]l>/);
    expect(content).toMatch(/<h2>(Ce qu'il faut faire|What to do)|<h2>(Ce qu&#39;il faut faire)/);
  });

  test('no modules between a tip and a guide', () => {
    for (const { id, content } of long) expect(withoutTags(content).length, id).toBeGreaterThan(TIP_LENGTH);
  });

  test("the specification's sample module", () => {
    expect(texts.modules.find(({ id }) => id === 'mobile-money')).toMatchObject({
      level: 'beginner',
      duration: '15\u00A0min',
      category: 'mobile-money',
    });
  });

  test('a category for each scam type, in the same order', () => {
    expect(texts.categories.map(({ scamType }) => scamType)).toEqual(SCAM_TYPES.map(({ id }) => id));
    expect(texts.categories.map(({ id }) => id.replaceAll('-', '_'))).toEqual(SCAM_TYPES.map(({ id }) => id));
  });

  test('31 daily tips short enough to be heard in one breath', () => {
    expect(texts.tips).toHaveLength(31);
    expect(texts.tips.filter(({ content }) => content.length > 120)).toEqual([]);
    expect(new Set(texts.tips.map(({ content }) => content)).size).toBe(31);
  });

  test('8 alerts of all severities', () => {
    expect(texts.alerts).toHaveLength(8);
    expect(new Set(texts.alerts.map(({ severity }) => severity))).toEqual(
      new Set(['danger', 'warning', 'info']),
    );
  });

  test('14 services a tab, each a marked sample in a known region with a rating that its counts give', () => {
    const regions = new Set(REGIONS.map(({ id }) => id));
    for (const isFlagged of [false, true]) {
      expect(texts.services.filter((service) => service.isFlagged === isFlagged)).toHaveLength(14);
    }
    for (const { id, name, region, rating, verifiedCount, flaggedCount, reviews } of texts.services) {
      expect(name, id).toMatch(/\((exemple|example)\)$/);
      for (const review of reviews)
        expect(review.content, id).toMatch(/^(Avis d'exemple\u00A0: |Example review: )/);
      expect(regions, id).toContain(region);
      expect(rating, id).toBe(Math.round((100 * verifiedCount) / (verifiedCount + flaggedCount)));
    }
  });

  test("the home page's three services, with the figures that the organisation's file gives", () => {
    for (const { serviceId, stars, verifiedBy } of ORGANISATION.trustedSamples) {
      const service = texts.services.find(({ id }) => id === serviceId);
      expect(service?.isFlagged, serviceId).toBe(false);
      expect(service?.rating, serviceId).toBe(stars * 20);
      expect(service?.verifiedCount, serviceId).toBe(verifiedBy);
    }
  });

  test("the specification's five questions", () => {
    expect(texts.faq.map(({ id }) => id)).toEqual([
      'check-number',
      'suspicious-message',
      'legitimate-website',
      'protect-mobile-money',
      'report-scam',
    ]);
  });

  test('12 practice messages, half of them honest, never three alike in a row', () => {
    expect(texts.practice).toHaveLength(12);
    expect(texts.practice.filter(({ isScam }) => isScam)).toHaveLength(6);
    const order = texts.practice.map(({ isScam }) => (isScam ? 's' : 'h')).join('');
    expect(order).not.toMatch(/sss|hhh/);
  });

  test('a guide of 1,200 to 1,800 words with lists', () => {
    const { introduction, sections } = texts.guide;
    const words = [introduction, ...sections.map(({ body }) => body)].flatMap(({ speech }) =>
      speech.split(/\s+/),
    );
    expect(words.length).toBeGreaterThanOrEqual(1_200);
    expect(words.length).toBeLessThanOrEqual(1_800);
    expect(sections.length).toBeGreaterThanOrEqual(10);
    expect(sections.filter(({ body }) => body.html.includes('<ul>')).length).toBeGreaterThanOrEqual(8);
  });
});
