import { describeConformance } from '../../testing/conformance.tsx';
import { ListenButton } from './index.ts';

describeConformance('ListenButton', {
  element: <ListenButton label="Écouter" stopLabel="Pause" speaking={false} onToggle={() => undefined} />,
  withRef: (ref) => (
    <ListenButton label="Écouter" stopLabel="Pause" speaking={false} onToggle={() => undefined} ref={ref} />
  ),
  withProps: (props) => (
    <ListenButton label="Écouter" stopLabel="Pause" speaking={false} onToggle={() => undefined} {...props} />
  ),
});
