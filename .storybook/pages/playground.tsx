import { type CSSProperties, useState } from 'react';
import { LANGUAGES } from '../../packages/i18n/src/languages.ts';
import { keepCode, readCode, STARTERS, withImports } from './playground-code.ts';
import { importable } from './playground-scope.ts';

const THEMES = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  'partner-sample': "A partner's brand",
};
/** Widths in px, and how much smaller each is shown. */
const WINDOWS = [
  { width: 360, scale: 1 },
  { width: 768, scale: 0.65 },
  { width: 1280, scale: 0.5 },
];
const HEIGHT = 640;
const FRAME = 'iframe.html?id=foundations-playground-frame--frame&viewMode=story';

const bar: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  margin: '12px 0',
  alignItems: 'end',
};
const control: CSSProperties = { display: 'block', minHeight: 44, padding: '0 12px', font: 'inherit' };
const editor: CSSProperties = {
  boxSizing: 'border-box',
  width: '100%',
  padding: 12,
  border: '1px solid #857B69',
  borderRadius: 8,
  font: '15px / 1.5 monospace',
  resize: 'vertical',
};

interface ChoiceProps {
  label: string;
  options: Readonly<Record<string, string>>;
  value?: string;
  onChoose: (value: string) => void;
}

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select style={control} value={value} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries(options).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One window of its own width, shown smaller where it is wide. */
function Window({ width, scale, globals }: { width: number; scale: number; globals: string }) {
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>{width} px</figcaption>
      <div
        style={{
          width: width * scale,
          height: HEIGHT * scale,
          overflow: 'hidden',
          border: '1px solid #857B69',
        }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, which keeps the code for it */}
        <iframe
          key={globals}
          title={`Drawn at ${width} px`}
          src={`${FRAME}&globals=${globals}`}
          style={{ width, height: HEIGHT, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      </div>
    </figure>
  );
}

const starters = {
  '': 'Choose an example',
  ...Object.fromEntries(Object.keys(STARTERS).map((name) => [name, name])),
};
const languages = Object.fromEntries(LANGUAGES.map(({ code, name }) => [code, name]));

/** JSX is typed, and drawn with every component and icon in all widths. */
export function Playground() {
  const [code, setCode] = useState(readCode);
  const [theme, setTheme] = useState('light');
  const [language, setLanguage] = useState('fr');
  const [copied, setCopied] = useState('');
  const write = (text: string) => {
    keepCode(text);
    setCode(text);
    setCopied('');
  };
  const copy = () =>
    navigator.clipboard.writeText(withImports(code, importable)).then(
      () => setCopied('Copied, with its imports.'),
      () => setCopied('This browser did not let us copy.'),
    );
  return (
    <>
      <div style={bar}>
        <Choice
          label="Begin with"
          options={starters}
          value=""
          onChoose={(name) => write(STARTERS[name] ?? code)}
        />
        <Choice label="Theme" options={THEMES} value={theme} onChoose={setTheme} />
        <Choice label="Language" options={languages} value={language} onChoose={setLanguage} />
        <button type="button" style={control} onClick={copy}>
          Copy the code
        </button>
        <output>{copied}</output>
      </div>
      <label>
        JSX
        <textarea
          style={editor}
          rows={14}
          spellCheck={false}
          value={code}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      <div style={{ ...bar, alignItems: 'start' }}>
        {WINDOWS.map(({ width, scale }) => (
          <Window key={width} width={width} scale={scale} globals={`theme:${theme};language:${language}`} />
        ))}
      </div>
    </>
  );
}
