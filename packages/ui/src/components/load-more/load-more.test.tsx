import { describeConformance } from '../../testing/conformance.tsx';
import { LoadMore } from './index.ts';

describeConformance('LoadMore', {
  element: <LoadMore position="20 sur 57" label="Afficher la suite" onMore={() => undefined} />,
  withRef: (ref) => (
    <LoadMore position="20 sur 57" label="Afficher la suite" onMore={() => undefined} ref={ref} />
  ),
  withProps: (props) => (
    <LoadMore position="20 sur 57" label="Afficher la suite" onMore={() => undefined} {...props} />
  ),
});
