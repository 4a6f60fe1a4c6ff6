import { MessageIcon } from '../../components/icon/icons.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { QuizCard } from './index.ts';

const props = {
  question: 'Arnaque ou pas ?',
  position: 'Message 2 sur 8',
  message: { sender: 'Numéro inconnu', icon: MessageIcon, text: 'Renvoyez vite.' },
  answers: { scam: 'Arnaque', honest: 'Pas une arnaque' },
  onAnswer: () => undefined,
};

describeConformance('QuizCard', {
  element: <QuizCard {...props} />,
  withRef: (ref) => <QuizCard {...props} ref={ref} />,
  withProps: (rest) => <QuizCard {...props} {...rest} />,
});
