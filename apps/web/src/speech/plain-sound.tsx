import { LinkButton } from '@scamguard/ui';
import { ListenIcon } from '@scamguard/ui/icons';
import { createContext, use } from 'react';
import { useLanguage } from '../language/language-context.ts';

/**
 * The address of one sound that says words as they are recorded; undefined where too little is. Only the renderer knows what is recorded: where
 * scripts run, what plays is found by them.
 */
export const PlainSoundContext = createContext<((words: string) => string | undefined) | undefined>(
  undefined,
);

/** Leads to the recording of a text, for people without scripts. It looks like the button that takes its place. */
export function PlainSound({ text, label }: { text: string; label?: string | undefined }) {
  const { t } = useLanguage();
  const href = use(PlainSoundContext)?.(text);
  return (
    <noscript>
      {href !== undefined && (
        <LinkButton variant="secondary" href={href} icon={ListenIcon}>
          {label ?? t('site.play')}
        </LinkButton>
      )}
    </noscript>
  );
}
