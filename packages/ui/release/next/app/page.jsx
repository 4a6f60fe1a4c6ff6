import { enMessages, ResultPanel, UiProvider } from '@scamguard/ui';
import { Ask } from './ask';

/** Rendered on the server; what is pressed is a part for the browser. */
export default function Page() {
  return (
    <UiProvider messages={enMessages}>
      <ResultPanel
        outcome="danger"
        word="Danger"
        title="Risk found"
        text="This message asks for your secret code."
        actions={<Ask />}
      />
    </UiProvider>
  );
}
