import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { Prose } from './index.ts';

const LESSON = `
<h2>Comment cela se passe</h2>
<p>Vous recevez un SMS qui ressemble à celui de votre opérateur. Il annonce un dépôt <strong>par erreur</strong>.</p>
<blockquote><p>« J'ai envoyé 50 000 F sur votre compte par erreur. Renvoyez-les vite. »</p></blockquote>
<h2>Ce qu'il faut faire</h2>
<ol><li>Regardez votre solde vous-même.</li><li>Ne renvoyez rien.</li><li>Appelez votre opérateur.</li></ol>
<h3>Pour aller plus loin</h3>
<ul><li><a href="/verify?tab=number">Vérifier un numéro</a></li><li><a href="https://apdp.bj">L'APDP</a></li></ul>`;

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: { html: LESSON, onFollow: fn() },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link within the site is handed on; another site's is the browser's affair. */
export const Lesson: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Vérifier un numéro' }));
    await expect(args.onFollow).toHaveBeenCalledWith('/verify?tab=number');
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

const FOR_PROGRAMMERS = `
<p>Montrez <code>verdict</code>.</p>
<pre tabindex="0"><code class="language-sh">curl 'https://scamguard.example/api/v1/verify/link' -d '{"link": "http://mtn-bj.promo-gagnant.example/login"}'</code></pre>
<table tabindex="0"><thead><tr><th>statut</th><th>que faire</th></tr></thead><tbody><tr><td>429</td><td>attendre</td></tr></tbody></table>`;

/** A long line of code scrolls by itself; the page does not. */
export const Code: Story = { args: { html: FOR_PROGRAMMERS } };

export const OneParagraph: Story = { args: { html: '<p>Ne donnez jamais votre code secret.</p>' } };

export const LongWord: Story = { args: { html: `<h2>${LONG_WORD}</h2><p>${LONG_WORD}</p>` } };

export const YorubaAndFonLetters: Story = { args: { html: `<p>${DIACRITICS}</p>` } };
