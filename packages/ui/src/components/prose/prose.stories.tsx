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
<div role="group" tabindex="0" aria-label="statut, que faire"><table><thead><tr><th>statut</th><th>que faire</th></tr></thead><tbody><tr><td>429</td><td>attendre</td></tr></tbody></table></div>`;

/** A long line of code scrolls by itself; the page does not. */
export const Code: Story = { args: { html: FOR_PROGRAMMERS } };

const WIDE_TABLE = `
<p>Ce que le serveur répond.</p>
<div role="group" tabindex="0" aria-label="statut, code, sens, que faire"><table>
<thead><tr><th>statut</th><th>code</th><th>sens</th><th>que faire</th></tr></thead>
<tbody><tr><td>429</td><td>too_many_requests</td><td>trop d'appels en une minute</td><td>attendre le temps que dit Retry-After</td></tr></tbody>
</table></div>`;

/** It scrolls by itself, by keyboard too. The shadow at its edge says that there is more. */
export const WideTable: Story = {
  args: { html: WIDE_TABLE },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByRole('group', { name: 'statut, code, sens, que faire' });
    await userEvent.tab();
    await expect(part).toHaveFocus();
    await expect(part.scrollWidth).toBeGreaterThan(part.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('table')).toBeInTheDocument();
  },
};

export const OneParagraph: Story = { args: { html: '<p>Ne donnez jamais votre code secret.</p>' } };

export const LongWord: Story = { args: { html: `<h2>${LONG_WORD}</h2><p>${LONG_WORD}</p>` } };

export const YorubaAndFonLetters: Story = { args: { html: `<p>${DIACRITICS}</p>` } };
