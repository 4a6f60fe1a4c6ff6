import { JobIcon } from '../../components/icon/icons.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { FrequentScamsCard } from './index.ts';

const card = {
  title: 'Arnaques fréquentes',
  scams: [{ icon: JobIcon, title: 'Fausse offre d’emploi', text: 'On demande des frais de dossier.' }],
};

describeConformance('FrequentScamsCard', {
  element: <FrequentScamsCard {...card} />,
  withRef: (ref) => <FrequentScamsCard {...card} ref={ref} />,
  withProps: (props) => <FrequentScamsCard {...card} {...props} />,
});
