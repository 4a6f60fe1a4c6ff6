import { describeConformance } from '../../testing/conformance.tsx';
import { SearchField } from './index.ts';

const field = {
  label: 'Chercher',
  submitLabel: 'Rechercher',
  value: 'mobile money',
  onValueChange: () => undefined,
  onSearch: () => undefined,
};

describeConformance('SearchField', {
  element: <SearchField {...field} />,
  withRef: (ref) => <SearchField {...field} ref={ref} />,
  withProps: (props) => <SearchField {...field} {...props} />,
});
