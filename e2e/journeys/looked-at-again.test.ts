import { keptForOffline } from '../kept-for-offline.ts';
import { expect, test } from '../test.ts';

const NUMBER = '+229 01 97 10 00 07';

test('a verdict given without a network is corrected when the network is back, and the story stays here', async ({
  page,
  context,
}) => {
  const log = page.getByRole('log', { name: 'Messages' });
  const field = page.getByLabel('Votre message', { exact: true });
  const answers = log.locator('li[data-from="assistant"][data-state="sent"]');
  const verdicts = log.locator('section[data-outcome]');
  await page.goto('/chatbot');
  await field.fill(`Mon livreur a changé de numéro, c'est le ${NUMBER} maintenant. Je le connais bien`);
  await field.press('Enter');
  await expect(answers).toHaveCount(2);
  await keptForOffline(page, ['/chatbot', '/shell'], ['case', 'engine-french']);
  await context.setOffline(true);

  for (let turn = 0; turn < 6 && (await verdicts.count()) === 0; turn += 1) {
    const before = await answers.count();
    await field.fill('oui');
    await field.press('Enter');
    await expect(answers).toHaveCount(before + 1);
  }
  await expect(log).toContainText('sur votre appareil, sans notre serveur');
  await expect(verdicts).toHaveCount(1);
  await expect(verdicts).not.toHaveAttribute('data-outcome', 'danger');

  const sent: string[] = [];
  // The server has heard of this number meanwhile.
  await page.route('**/api/verify/number*', async (route) => {
    sent.push(route.request().postData() ?? '');
    const response = await route.fetch();
    const reported = { verdict: 'danger', riskLevel: 85, analysis: 'Trois personnes ont signalé ce numéro.' };
    await route.fulfill({ response, json: { ...(await response.json()), ...reported } });
  });
  await context.setOffline(false);
  await expect(answers.last()).toContainText('Le réseau est revenu.');
  await expect(answers.last()).toContainText('Trois personnes ont signalé ce numéro.');
  await expect(verdicts.last()).toHaveAttribute('data-outcome', 'danger');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(NUMBER);
  expect(sent[0]).not.toContain('livreur');
});
