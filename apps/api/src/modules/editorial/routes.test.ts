import { PATHS } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { readLibrary } from '../../library/read-library.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { texts } = await readLibrary();

describeOnEachDatabase('written texts', ({ ask }) => {
  test.each(['fr', 'en'] as const)('are the frequent questions, in %s', async (lang) => {
    const response = await ask({ url: PATHS.questions.path, headers: { 'accept-language': lang } });
    expect(response.json()).toEqual(texts[lang].faq);
    expect(response.json()).toHaveLength(5);
  });

  test.each(['privacy', 'terms', 'accessibility'] as const)('are the page %s', async (id) => {
    const response = await ask({ url: `${PATHS.writtenPage.path.replace('{id}', id)}?lang=en` });
    expect(response.json()).toEqual(texts.en.pages[id]);
  });

  test('are the whole guide, section by section', async () => {
    const response = await ask({ url: `${PATHS.writtenPage.path.replace('{id}', 'guide')}?lang=fr` });
    const { title, sections } = texts.fr.guide;
    const { body, ...head } = response.json();
    expect(head.title).toBe(title);
    for (const section of sections) {
      expect(body.speech).toContain(`${section.title}\n${section.body.speech}`);
      expect(body.html).toContain(section.body.html);
    }
  });
});
