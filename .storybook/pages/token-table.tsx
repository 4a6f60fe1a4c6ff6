import type { CSSProperties } from 'react';
import {
  type DesignToken,
  type DesignTokens,
  designTokens,
  figmaTokens,
  type ThemeName,
  themes,
} from '../../packages/ui/src/entries/tokens.ts';
import { isToken } from '../../packages/ui/src/theme/tokens/design-tokens.ts';

/** Every token below a group with its id, such as `color.ink-muted`. */
const listed = (group: DesignTokens, path: readonly string[] = []): [id: string, token: DesignToken][] =>
  Object.entries(group).flatMap(([name, entry]) => {
    const here = [...path, name];
    return isToken(entry) ? [[here.join('.'), entry]] : listed(entry, here);
  });

const chip: CSSProperties = {
  display: 'inline-block',
  width: 40,
  height: 24,
  border: '1px solid #0003',
  borderRadius: 6,
  verticalAlign: 'middle',
};
const scrolls: CSSProperties = { overflowX: 'auto' };

/** A value in as few signs as tell it. */
function written({ $type, $value, $extensions }: DesignToken): string {
  const { css } = $extensions.scamguard;
  if (css) return css;
  const value = $value as { hex?: string; alpha?: number; value?: number; unit?: string };
  if ($type === 'color') return value.alpha === 1 ? `${value.hex}` : `${value.hex}, ${value.alpha}`;
  if ($type === 'shadow') return `${($value as readonly unknown[]).length} layers`;
  if ($type === 'fontFamily') return ($value as readonly string[]).slice(0, 1).join();
  return value.unit ? `${value.value} ${value.unit}` : String($value);
}

/** All tokens of a theme. */
export function TokenTable({ theme }: { theme: ThemeName }) {
  return (
    <div style={scrolls}>
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>Value</th>
            <th>For</th>
            <th>CSS variable</th>
          </tr>
        </thead>
        <tbody>
          {listed(designTokens(themes[theme])).map(([id, token]) => (
            <tr key={id}>
              <td>
                <code>{id}</code>
              </td>
              <td>
                {token.$type === 'color' && (
                  <span style={{ ...chip, background: String((token.$value as { hex: string }).hex) }} />
                )}{' '}
                {written(token)}
              </td>
              <td>{token.$description}</td>
              <td>
                <code>{token.$extensions.scamguard.variable}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The files to take away, one a theme, as they are in the package. */
export function TokenFiles({ isForFigma }: { isForFigma?: boolean }) {
  return (
    <ul>
      {(Object.keys(themes) as ThemeName[]).map((name) => (
        <li key={name}>
          <a
            download={isForFigma ? `${name}.tokens.json` : `scamguard-${name}.json`}
            href={asFile(isForFigma ? figmaTokens(themes[name], name) : designTokens(themes[name]))}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An address that is a file of JSON. */
export const asFile = (value: object) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(value, undefined, 2))}`;
