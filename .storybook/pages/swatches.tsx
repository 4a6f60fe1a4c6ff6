import type { ThemeColors } from '../../packages/ui/src/theme/contrast-pairs.ts';

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 12 };

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <div style={{ height: 56, borderRadius: 12, border: '1px solid #0003', background: value }} />
      <strong>{name}</strong>
      <br />
      <code>{value}</code>
    </div>
  );
}

/** Every colour of a theme, by role. */
export function Swatches({ theme: { color, tone } }: { theme: ThemeColors }) {
  const tones = Object.entries(tone).flatMap(([name, shades]) =>
    Object.entries(shades).map(([shade, value]) => [`${name} ${shade}`, value] as const),
  );
  return (
    <div style={grid}>
      {[...Object.entries(color), ...tones].map(([name, value]) => (
        <Swatch key={name} name={name} value={value} />
      ))}
    </div>
  );
}
