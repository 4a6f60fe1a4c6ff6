import { describeConformance } from '../../testing/conformance.tsx';
import { VoiceNavButton } from './index.ts';

const props = {
  state: 'waiting',
  label: 'Naviguer à la voix',
  stopLabel: 'Arrêter la voix',
  message: 'En attente de votre commande...',
  onToggle: () => undefined,
} as const;

describeConformance('VoiceNavButton', {
  element: <VoiceNavButton {...props} />,
  withRef: (ref) => <VoiceNavButton {...props} ref={ref} />,
  withProps: (rest) => <VoiceNavButton {...props} {...rest} />,
});
