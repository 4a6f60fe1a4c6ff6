/**
 * The attributes that a page's author can set on the elements, for the custom-elements manifest. `types/index.d.ts` says the same
 * to compilers.
 */

const ATTRIBUTES = [
  [
    'lang',
    'Language of the widget: fr, en, or as far as translated yo, wo, dyu, fon; else that of the page around it.',
  ],
  ['theme', 'light (unless given), dark, auto (as the visitor’s device prefers) or contrast.'],
  ['size', 'small or large: how large everything is. Small alerts are titles only.'],
  ['api', 'Address of the server; that of the script unless given.'],
  ['partner-key', 'Your key, where the server’s operator has given you one.'],
  ['country', 'ISO 3166-1 code of the visitors’ country, for contacts and regions.'],
];

const EVENTS = [
  ['scamguard-ready', 'The widget stands on the page. detail: { element }'],
  ['scamguard-result', 'Something was checked or a report was stored; never what was typed.'],
  ['scamguard-error', 'detail.code: refused or unavailable.'],
];

const PARTS = ['button', 'field', 'heading', 'link'];

/** The elements by their class. */
export const ELEMENTS = {
  ScamGuardVerify: {
    tagName: 'scamguard-verify',
    description: 'Checks a link, a number, a profile or a conversation.',
    attributes: [['kinds', 'What can be checked, in this order: link number profile conversation.']],
    methods: [['check', 'check(value, kind?): checks something as if the visitor had typed it.']],
  },
  ScamGuardAssistant: {
    tagName: 'scamguard-assistant',
    description: 'A button at the edge of the page that opens the interview.',
    methods: [
      ['open', 'Opens the talk.'],
      ['close', 'Closes the talk.'],
    ],
  },
  ScamGuardAlerts: { tagName: 'scamguard-alerts', description: 'The schemes that are going round now.' },
  ScamGuardTip: { tagName: 'scamguard-tip', description: 'One thing to remember today.' },
  ScamGuardReport: { tagName: 'scamguard-report', description: 'Tells what happened, without a name.' },
  ScamGuardSos: { tagName: 'scamguard-sos', description: 'First aid after a scam, one action a step.' },
};

const named = ([name, description]) => ({ name, description });

/** The manifest of custom elements, schema 1.0.0, for editors and documentation tools. */
export function customElements() {
  return {
    schemaVersion: '1.0.0',
    modules: Object.entries(ELEMENTS).map(
      ([className, { tagName, description, attributes = [], methods = [] }]) => ({
        kind: 'javascript-module',
        path: `dist/npm/${tagName}.js`,
        declarations: [
          {
            kind: 'class',
            customElement: true,
            name: className,
            tagName,
            description,
            attributes: [...ATTRIBUTES, ...attributes].map(named),
            events: EVENTS.map((event) => ({ ...named(event), type: { text: 'CustomEvent' } })),
            members: methods.map((method) => ({ kind: 'method', ...named(method) })),
            cssParts: PARTS.map((name) => ({ name })),
          },
        ],
        exports: [
          { kind: 'js', name: className, declaration: { name: className } },
          { kind: 'custom-element-definition', name: tagName, declaration: { name: className } },
        ],
      }),
    ),
  };
}
