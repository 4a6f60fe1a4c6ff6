import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { contrastPairs, type ThemeColors } from '../../packages/ui/src/theme/contrast-pairs.ts';

const sample = (color: string, background: string) => ({
  display: 'inline-block',
  padding: '4px 12px',
  borderRadius: 8,
  color,
  background,
});

/** What every pair of colours measures in every theme. */
export function ContrastTable({ themes }: { themes: Readonly<Record<string, ThemeColors>> }) {
  const columns = Object.entries(themes).map(([name, theme]) => ({ name, pairs: contrastPairs(theme) }));
  const [first] = columns;
  return (
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>At least</th>
          {columns.map(({ name }) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first?.pairs.map(({ name, least }, row) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{least}:1</td>
            {columns.map((column) => {
              const pair = column.pairs[row];
              return (
                <td key={column.name}>
                  {pair && (
                    <span style={sample(pair.front, pair.back)}>
                      {contrast(pair.front, pair.back).toFixed(1)}:1
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
