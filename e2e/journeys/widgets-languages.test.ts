import { complaintsOf, onPartnerSite, partnerPage, widgetScript } from '../partner/partner-site.ts';
import { expect, test } from '../test.ts';

const page = (tag: string, baseURL: string | undefined) => ({
  '/': partnerPage(
    `<main lang="${tag}"><scamguard-verify></scamguard-verify><scamguard-sos></scamguard-sos></main>`,
    { script: widgetScript(baseURL, 'scamguard') },
  ),
});

const LANGUAGES = [
  { tag: 'wo', tab: 'Lëkkalekaay', question: 'Yónnee naa xaalis bi' },
  { tag: 'yo', tab: 'Líǹkì', question: 'Mo ti fi owó náà ránṣẹ́' },
  { tag: 'dyu', tab: 'Baro', question: 'N ye wari ci' },
  { tag: 'fon', tab: undefined, question: 'Un sɛ́ akwɛ́ ɔ dó' },
] as const;

for (const { tag, tab, question } of LANGUAGES) {
  test(`in ${tag} what is translated says its language, the rest is French and says so`, async ({
    page: browserPage,
    baseURL,
  }) => {
    await onPartnerSite(baseURL, page(tag, baseURL), async (origin) => {
      const complaints = complaintsOf(browserPage);
      await browserPage.goto(origin);
      await expect(browserPage.getByRole('heading', { name: question })).toHaveAttribute('lang', tag);
      if (tab) await expect(browserPage.getByRole('tab', { name: tab })).toHaveAttribute('lang', tag);
      const french = browserPage.getByRole('tab', { name: 'Profil Social' });
      expect(await french.evaluate((each) => each.closest('[lang]')?.getAttribute('lang'))).toBe('fr');
      // Under each of the two elements.
      await expect(browserPage.getByText('Traduction pas encore relue')).toHaveCount(2);
      expect(complaints).toEqual([]);
    });
  });
}

test('where people have reviewed the language, no mark is shown', async ({ page: tab, baseURL }) => {
  await onPartnerSite(baseURL, page('en', baseURL), async (origin) => {
    await tab.goto(origin);
    await expect(tab.getByRole('heading', { name: 'I sent the money' })).toBeVisible();
    await expect(tab.getByText('Translation not yet reviewed')).toHaveCount(0);
  });
});

test('a verdict in Wolof: its word is Wolof, what the server says is French', async ({
  page: tab,
  baseURL,
}) => {
  await onPartnerSite(baseURL, page('wo', baseURL), async (origin) => {
    await tab.goto(origin);
    await tab.getByLabel('Lëkkalekaay bi ngay saytu').fill('http://mtn-bj.promo-gagnant.xyz/login');
    await tab.getByRole('button', { name: 'Saytul lëkkalekaay bii' }).click();
    await expect(tab.getByText('Musiba').first()).toHaveAttribute('lang', 'wo');
    const reason = tab.getByRole('listitem').filter({ hasText: "N'ouvrez pas" }).getByText("N'ouvrez pas");
    expect(await reason.evaluate((each) => each.closest('[lang]')?.getAttribute('lang'))).toBe('fr');
  });
});
