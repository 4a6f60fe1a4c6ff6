import { type CSSProperties, useState } from 'react';
import {
  Button,
  frMessages,
  Notice,
  ResultPanel,
  Stack,
  TextField,
  TextLink,
  UiProvider,
} from '../../packages/ui/src/entries/index.ts';
import { figmaTokens, themes } from '../../packages/ui/src/entries/tokens.ts';
import { light } from '../../packages/ui/src/theme/themes/light.ts';
import { type BrandColor, measuredPairs, type OwnTheme, ownCss, ownVariables, withOwn } from './own-theme.ts';
import { asFile } from './token-table.tsx';

/** The colours by what they are for; the others follow from them or are rarely changed. */
const EDITED: Readonly<Partial<Record<BrandColor, string>>> = {
  action: 'Buttons and links',
  actionHover: 'The same, under the pointer',
  onAction: 'Words on buttons',
  actionSoft: 'What is chosen',
  onActionSoft: 'Words on what is chosen',
  ground: 'Page',
  surface: 'Cards and fields',
  ink: 'Text',
  inkMuted: 'Quieter text',
  edge: 'Edges of fields',
  focus: 'Focus ring',
};
const FONTS = ['', 'Verdana', 'Georgia', 'Arial', 'Tahoma'];
const BEGIN: OwnTheme = {
  colors: { action: '#5a2470', actionHover: '#42174f', focus: '#5a2470' },
  corner: 6,
};

const halves: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: 24,
  alignItems: 'start',
};
const row: CSSProperties = { display: 'flex', gap: 12, alignItems: 'center', minHeight: 40 };

/** Components in the colours of the moment. */
function Preview({ own }: { own: OwnTheme }) {
  const sheet: CSSProperties = {
    padding: 16,
    border: '1px solid #0003',
    borderRadius: 12,
    background: 'var(--sg-color-ground)',
    color: 'var(--sg-color-ink)',
    fontFamily: 'var(--sg-font-body)',
    fontSize: '1.125rem',
    ...ownVariables(own),
  };
  return (
    <div className="sb-unstyled" data-sg-theme="light" style={sheet}>
      <UiProvider messages={frMessages}>
        <Stack gap="medium">
          <TextField label="Lien à vérifier" help="Par exemple : mtn-bonus.xyz" />
          <Button width="full">Vérifier ce lien</Button>
          <Button variant="secondary" width="full">
            Signaler
          </Button>
          <TextLink href="#" standing="alone">
            Comment ça marche
          </TextLink>
          <Notice>Ne partagez jamais votre code secret.</Notice>
          <ResultPanel
            outcome="danger"
            word="Danger"
            title="Risque détecté !"
            text="Ce site imite mtn.bj."
            headingLevel={3}
          />
        </Stack>
      </UiProvider>
    </div>
  );
}

/** What the colours measure, and what does not pass. */
function Verdict({ own }: { own: OwnTheme }) {
  const pairs = measuredPairs(own);
  const failing = pairs.filter(({ passes }) => !passes);
  return (
    <output style={{ display: 'block' }}>
      <h3>
        {failing.length === 0
          ? `✓ All ${pairs.length} pairs pass`
          : `✗ ${failing.length} of ${pairs.length} pairs do not pass`}
      </h3>
      <ul>
        {failing.map(({ name, front, back, measured, least }) => (
          <li key={name}>
            <span style={{ padding: '2px 8px', color: front, background: back }}>{name}</span>:{' '}
            {measured.toFixed(1)}:1, at least {least}:1
          </li>
        ))}
      </ul>
    </output>
  );
}

/** Your colours, your type, your corners: how it looks, whether it can be read, and what to copy. */
export function ThemeEditor() {
  const [own, setOwn] = useState(BEGIN);
  const setColor = (name: BrandColor, value: string) =>
    setOwn((before) => ({ ...before, colors: { ...before.colors, [name]: value } }));
  const whole = { ...themes.light, ...withOwn(own) };
  return (
    <>
      <div style={halves}>
        <div>
          {Object.entries(EDITED).map(([name, meaning]) => {
            const color = name as BrandColor;
            return (
              <label key={name} style={row}>
                <input
                  type="color"
                  value={own.colors[color] ?? light.color[color].toLowerCase()}
                  onChange={({ target }) => setColor(color, target.value)}
                />
                {meaning}
              </label>
            );
          })}
          <label style={row}>
            Type
            <select
              value={own.font ?? ''}
              onChange={({ target }) => setOwn((before) => ({ ...before, font: target.value || undefined }))}
            >
              {FONTS.map((font) => (
                <option key={font} value={font}>
                  {font || 'Andika'}
                </option>
              ))}
            </select>
          </label>
          <label style={row}>
            Corners
            <input
              type="range"
              min="0"
              max="24"
              value={own.corner}
              onChange={({ target }) => setOwn((before) => ({ ...before, corner: Number(target.value) }))}
            />
            {own.corner} px
          </label>
          <button type="button" onClick={() => setOwn({ colors: {}, corner: 12 })}>
            Begin again from ours
          </button>
        </div>
        <Preview own={own} />
      </div>
      <Verdict own={own} />
      <pre>{ownCss(own)}</pre>
      <p>
        <a download="own.tokens.json" href={asFile(figmaTokens(whole, 'own'))}>
          Its tokens, for Figma
        </a>
      </p>
    </>
  );
}
