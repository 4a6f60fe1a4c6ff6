import { describeConformance } from '../../testing/conformance.tsx';
import { AssistantButton, AssistantWidget } from './index.ts';

const props = {
  open: false,
  onOpenChange: () => undefined,
  label: "Ouvrir l'assistant",
  title: 'Assistant ScamGuard',
  children: 'Bonjour',
  turns: 1,
  muted: false,
  onMutedChange: () => undefined,
  muteLabel: 'Couper la voix',
  unmuteLabel: 'Remettre la voix',
  input: {
    label: 'Votre message',
    value: '',
    onValueChange: () => undefined,
    onSend: () => undefined,
    sendLabel: 'Envoyer',
    placeholder: 'Écrivez ici',
  },
};

describeConformance('AssistantWidget', {
  element: <AssistantWidget {...props} />,
  withRef: (ref) => <AssistantWidget {...props} ref={ref} />,
  withProps: (rest) => <AssistantWidget {...props} {...rest} />,
});

describeConformance('AssistantButton', {
  element: <AssistantButton label={props.label} />,
  withRef: (ref) => <AssistantButton label={props.label} ref={ref} />,
  withProps: (rest) => <AssistantButton label={props.label} {...rest} />,
});
