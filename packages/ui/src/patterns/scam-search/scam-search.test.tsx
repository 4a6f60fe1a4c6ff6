import { describeConformance } from '../../testing/conformance.tsx';
import { foundScams } from '../../testing/sample-reports.ts';
import { ScamSearch, type ScamSearchOutcome } from './index.ts';

const search = {
  label: 'Rechercher une arnaque',
  submitLabel: 'Rechercher',
  value: 'mobile money',
  onValueChange: () => undefined,
  onSearch: () => undefined,
  outcome: { state: 'found', summary: '3 signalements trouvés', scams: foundScams },
} as const;

const others: readonly ScamSearchOutcome[] = [
  { state: 'idle' },
  { state: 'tooShort', text: 'Entrez au moins 3 caractères.' },
  { state: 'loading', label: 'Recherche...' },
  { state: 'failed', title: 'La recherche n’a pas abouti', text: 'Vérifiez votre connexion.' },
  { state: 'empty', title: 'Aucune arnaque correspondante trouvée.' },
];

describeConformance('ScamSearch', {
  element: (
    <>
      <ScamSearch {...search} />
      {others.map((outcome) => (
        <ScamSearch key={outcome.state} {...search} outcome={outcome} />
      ))}
    </>
  ),
  withRef: (ref) => <ScamSearch {...search} ref={ref} />,
  withProps: (props) => <ScamSearch {...search} {...props} />,
});
