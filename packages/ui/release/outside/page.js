// @ts-check
import { Button, Dialog, enMessages, ToastProvider, UiProvider, useToast } from '@scamguard/ui';
import { ResultPanel } from '@scamguard/ui/result-panel';
import { createElement as h, useState } from 'react';

function Actions() {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  return [
    h(Button, { key: 'ask', onClick: () => setAsking(true), children: 'Ask' }),
    h(Button, { key: 'tell', onClick: () => toast.show({ title: 'Told' }), children: 'Tell' }),
    h(Dialog, { key: 'dialog', open: asking, onOpenChange: setAsking, title: 'Asked' }),
  ];
}

/** Things that a partner's page may hold: a verdict, a dialog and a notification. */
export const Page = () =>
  h(UiProvider, {
    messages: enMessages,
    children: h(ToastProvider, {
      children: h(ResultPanel, {
        outcome: 'danger',
        word: 'Danger',
        title: 'Risk found',
        text: 'This message asks for your secret code.',
        actions: h(Actions),
      }),
    }),
  });
