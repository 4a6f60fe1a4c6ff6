import { expect, test } from 'vitest';
import { CONTACTS, type Contact, contactsOfOperator, hrefOf, OPERATORS, OPERATORS_OF } from './index.ts';

const COUNTRY = new Intl.DisplayNames('en', { type: 'region' });
const isCalled = (contact: Contact) => hrefOf(contact).startsWith('tel:');
const shown = (contacts: readonly Contact[]) =>
  contacts
    .filter(isCalled)
    .map(({ value, shown: written }) => written ?? value)
    .join(', ') || '–';

const names = (ids: readonly (keyof typeof OPERATORS)[]) =>
  ids.map((id) => OPERATORS[id].split(' ', 1).join()).join(', ') || '–';

/** Contacts that are proven and no button all the same: they do not help somebody who was cheated. */
const LEFT_OUT = [
  {
    country: 'BF',
    name: "Centre national de veille et d'alerte",
    value: '1010',
    why: 'it takes alerts of attacks; a call about a scam would keep one waiting',
  },
  {
    country: 'NG',
    name: 'balance, all operators',
    value: '*310#',
    why: 'it shows airtime, not the money in a wallet; the press gives 310, and only one repository the code with its signs',
  },
];

/** What first aid can offer to call in a country, as a row. */
function rowOf(country: string): string {
  const contacts = CONTACTS[country] ?? [];
  const operators = OPERATORS_OF[country] ?? [];
  const withButton = operators.filter((operator) => contactsOfOperator(contacts, operator).some(isCalled));
  const without = operators.filter((operator) => !withButton.includes(operator));
  const of = (...purposes: readonly Contact['purpose'][]) =>
    shown(contacts.filter(({ purpose }) => purposes.includes(purpose)));
  const cells = [
    COUNTRY.of(country),
    `${withButton.length} of ${operators.length}`,
    names(withButton),
    names(without),
    of('police', 'complaint', 'report'),
    of('child'),
    of('crisis'),
  ];
  return `| ${cells.join(' | ')} |`;
}

test('the table of call buttons says what first aid can offer in each country', async () => {
  const countries = Object.keys(OPERATORS_OF);
  expect(Object.keys(CONTACTS).toSorted()).toEqual(countries.toSorted());
  const table = [
    '# Call buttons in first aid, by country',
    '',
    'Made from `packages/content/src/contacts` by `call-buttons.test.ts` beside it: `npx vitest run call-buttons --update` writes it anew.',
    "A number without two independent sources, or an authority's page, is no button: first aid then says how to find it without the internet.",
    '',
    '| country | operators and wallets with a button | which | without | police, complaints, reports | children | crisis |',
    '|---|---|---|---|---|---|---|',
    ...countries.map(rowOf),
    '',
    '## Proven, and no button',
    '',
    '| country | contact | value | why not |',
    '|---|---|---|---|',
    ...LEFT_OUT.map(
      ({ country, name, value, why }) => `| ${COUNTRY.of(country)} | ${name} | ${value} | ${why} |`,
    ),
    '',
  ];
  await expect(table.join('\n')).toMatchFileSnapshot('../../../../docs/call-buttons.md');
});

test.each(LEFT_OUT)('$value of $country is no button', ({ country, value }) => {
  expect(CONTACTS[country]?.map((contact) => contact.value)).not.toContain(value);
});

test.each([
  ['CI', 'police', ['110', '111', '170']],
  ['TG', 'menu', ['*145#', '*155#', '*155*6#']],
  ['NG', 'crisis', ['08000787746', '+2348062106493', '08000333333']],
  ['NG', 'bank', ['cpd@cbn.gov.ng', '+2347002255226']],
] as const)('%s has for %s all that is proven', (country, purpose, values) => {
  const offered = CONTACTS[country]?.filter((contact) => contact.purpose === purpose);
  expect(offered?.map(({ value }) => value)).toEqual(values);
});
