import { describeConformance } from '../../testing/conformance.tsx';
import { ChatBubble, ChatLog } from './index.ts';

const props = { from: 'assistant', author: 'Assistant', children: 'Bonjour.' } as const;

describeConformance('ChatBubble', {
  element: <ChatBubble {...props} />,
  withRef: (ref) => <ChatBubble {...props} ref={ref} />,
  withProps: (rest) => <ChatBubble {...props} {...rest} />,
});

describeConformance('ChatLog', {
  element: <ChatLog label="Messages" />,
  withRef: (ref) => <ChatLog label="Messages" ref={ref} />,
  withProps: (rest) => <ChatLog label="Messages" {...rest} />,
});
