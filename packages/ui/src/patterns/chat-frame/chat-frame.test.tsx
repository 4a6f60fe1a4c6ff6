import { describeConformance } from '../../testing/conformance.tsx';
import { ChatFrame } from './index.ts';

const props = {
  title: 'Nouvelle Analyse',
  subtitle: 'Assistant IA',
  warning: "Ne partagez jamais d'infos sensibles.",
  sessions: 'Sessions',
  sessionsLabel: 'Vos analyses',
  sessionsOpen: false,
  onSessionsOpenChange: () => undefined,
  foot: 'Pied',
  children: 'Messages',
};

describeConformance('ChatFrame', {
  element: <ChatFrame {...props} />,
  withRef: (ref) => <ChatFrame {...props} ref={ref} />,
  withProps: (rest) => <ChatFrame {...props} {...rest} />,
});
