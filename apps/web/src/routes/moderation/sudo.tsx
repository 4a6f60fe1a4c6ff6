import { RequestError } from '@scamguard/client';
import { Dialog } from '@scamguard/ui';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { CodeForm } from './code-form.tsx';
import { useSecondFactor } from './use-second-factor.ts';

type Act = () => Promise<void>;

/** Does an act; where the server wants a new code first, asks for it and does the act again. */
const SudoContext = createContext<(act: Act) => Promise<void>>((act) => act());

export const useSudo = () => useContext(SudoContext);

/** The second also where another session has begun in this browser, which has shown no code yet. */
const needsCode = (error: unknown) =>
  error instanceof RequestError && (error.code === 'sudo_needed' || error.code === 'second_factor_needed');

/** Asks for a code over the page, so that nothing that was typed on it is lost. */
export function SudoProvider({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const { show } = useSecondFactor();
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isShown: boolean) => void>(undefined);

  const sudo = useCallback(async (act: Act) => {
    try {
      await act();
    } catch (error) {
      if (!needsCode(error)) throw error;
      setOpen(true);
      const isShown = await new Promise<boolean>((settle) => {
        answer.current = settle;
      });
      setOpen(false);
      if (!isShown) throw error;
      await act();
    }
  }, []);

  return (
    <SudoContext value={sudo}>
      {children}
      <Dialog
        open={isOpen}
        onOpenChange={() => answer.current?.(false)}
        title={t('moderation.secondFactor.sudoTitle')}
        text={t('moderation.secondFactor.sudoText')}
      >
        <CodeForm
          mayRecover
          submitLabel={t('moderation.secondFactor.sudoSubmit')}
          onSend={async (code) => {
            await show(code);
            answer.current?.(true);
          }}
        />
      </Dialog>
    </SudoContext>
  );
}
