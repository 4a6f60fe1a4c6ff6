import { Icon } from '../../packages/ui/src/components/icon/index.ts';
import * as icons from '../../packages/ui/src/entries/icons.ts';

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 12 };
const cell = { display: 'flex', alignItems: 'center', gap: 8 };

/** Every icon with its name. */
export const IconGrid = () => (
  <div style={grid}>
    {Object.entries(icons).map(([name, drawing]) => (
      <span key={name} style={cell}>
        <Icon of={drawing} size="medium" />
        <code>{name}</code>
      </span>
    ))}
  </div>
);
