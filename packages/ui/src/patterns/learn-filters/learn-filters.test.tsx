import { describeConformance } from '../../testing/conformance.tsx';
import { LearnFilters } from './index.ts';

const choice = (label: string) => ({
  label,
  options: [{ value: 'all', label: 'Tous' }],
  value: 'all',
  onValueChange: () => undefined,
});

const props = {
  search: {
    label: 'Rechercher un cours',
    value: '',
    onValueChange: () => undefined,
    onSearch: () => undefined,
    submitLabel: 'Rechercher',
  },
  category: choice('Catégorie'),
  level: choice('Niveau'),
};

describeConformance('LearnFilters', {
  element: <LearnFilters {...props} />,
  withRef: (ref) => <LearnFilters {...props} ref={ref} />,
  withProps: (rest) => <LearnFilters {...props} {...rest} />,
});
