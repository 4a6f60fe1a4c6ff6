import { describeConformance } from '../../testing/conformance.tsx';
import { NotFoundScreen } from './index.ts';

describeConformance('NotFoundScreen', {
  element: (
    <NotFoundScreen
      code="404"
      title="Page Non Trouvée"
      text="Elle est partie."
      home={{ label: 'Accueil', href: '/' }}
      contact={{ label: 'Contact', href: '/contact' }}
    />
  ),
});
