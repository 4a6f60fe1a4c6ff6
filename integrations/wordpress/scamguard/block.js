// A script of a page shares its names with all others there.
const scamguardOptions = (...values) => values.map(([value, label]) => ({ value, label }));

/** The block "ScamGuard", as browsers run it: what it shows comes from the server, so the page and the editor show the same. */
(({ blocks, element, blockEditor, components, serverSideRender }) => {
  const { createElement: make, Fragment } = element;
  const ELEMENTS = scamguardOptions(
    ['verify', 'Check a message, link or number'],
    ['alerts', 'Recent alerts'],
    ['tip', 'Tip of the day'],
    ['report', 'Report form'],
    ['sos', 'First aid'],
  );
  const LANGUAGES = scamguardOptions(['', 'Language of the site'], ['fr', 'Français'], ['en', 'English']);
  const THEMES = scamguardOptions(
    ['', 'Light'],
    ['dark', 'Dark'],
    ['auto', "Visitor's choice"],
    ['contrast', 'High contrast'],
  );

  blocks.registerBlockType('scamguard/widget', {
    apiVersion: 2,
    title: 'ScamGuard',
    description: 'Checks, alerts and first aid against online scams.',
    icon: 'shield',
    category: 'embed',
    keywords: ['scam', 'arnaque', 'fraud'],
    attributes: Object.fromEntries(
      ['element', 'lang', 'theme', 'size', 'country', 'kinds'].map((name) => [name, { type: 'string' }]),
    ),
    edit: ({ attributes, setAttributes }) => {
      const select = (name, label, choices) =>
        make(components.SelectControl, {
          label,
          value: attributes[name] || '',
          options: choices,
          onChange: (value) => setAttributes({ [name]: value || undefined }),
        });
      return make(
        Fragment,
        null,
        make(
          blockEditor.InspectorControls,
          null,
          make(
            components.PanelBody,
            { title: 'ScamGuard' },
            select('element', 'What to show', ELEMENTS),
            select('lang', 'Language', LANGUAGES),
            select('theme', 'Background of the page', THEMES),
          ),
        ),
        make(
          'div',
          blockEditor.useBlockProps(),
          make(serverSideRender, { block: 'scamguard/widget', attributes }),
        ),
      );
    },
    save: () => null,
  });
})(window.wp);
