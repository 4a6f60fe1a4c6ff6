import { MessageIcon } from '../../components/icon/icons.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { StarterSuggestions } from './index.ts';

const props = {
  heading: 'Pour commencer',
  suggestions: [{ id: 'sms', label: "J'ai reçu un SMS suspect", icon: MessageIcon }],
  onSelect: () => undefined,
};

describeConformance('StarterSuggestions', {
  element: <StarterSuggestions {...props} />,
  withRef: (ref) => <StarterSuggestions {...props} ref={ref} />,
  withProps: (rest) => <StarterSuggestions {...props} {...rest} />,
});
