import { describeConformance } from '../../testing/conformance.tsx';
import { ChatSessionList } from './index.ts';

const props = {
  label: 'Vos analyses',
  sessions: [{ id: 'a', title: 'Nouvelle Analyse', lastUpdated: 'hier' }],
  onSelect: () => undefined,
  newLabel: 'Nouvelle Analyse',
  onNew: () => undefined,
  countLabel: '1 session(s) locale(s)',
  siteName: 'ScamGuard',
  home: { label: 'Accueil', href: '/' },
};

describeConformance('ChatSessionList', {
  element: <ChatSessionList {...props} />,
  withRef: (ref) => <ChatSessionList {...props} ref={ref} />,
  withProps: (rest) => <ChatSessionList {...props} {...rest} />,
});
