import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { ReasonList } from './index.ts';

describeConformance('ReasonList', {
  element: <ReasonList heading="Pourquoi" reasons={[{ text: 'Il imite mtn.bj.' }]} />,
  withRef: (ref) => <ReasonList heading="Pourquoi" reasons={[{ text: 'Il imite mtn.bj.' }]} ref={ref} />,
  withProps: (props) => <ReasonList heading="Pourquoi" reasons={[{ text: 'Il imite mtn.bj.' }]} {...props} />,
});

test('who does not see the shapes hears how much a reason matters', () => {
  const reasons = [
    { text: 'Il imite mtn.bj.', level: 'danger' },
    { text: 'Il demande de se connecter.', level: 'info' },
  ] as const;
  const html = renderToStaticMarkup(
    <ReasonList heading="Pourquoi" reasons={reasons} levelLabels={{ danger: 'Danger' }} />,
  );
  const items = [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) => item.replaceAll(/<[^>]+>/g, ''));
  expect(items).toEqual(['Danger\u00A0: Il imite mtn.bj.', 'Il demande de se connecter.']);
});
