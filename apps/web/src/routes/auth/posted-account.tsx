import type { PostedAccount } from '@scamguard/client/pages';
import { Notice } from '@scamguard/ui';
import { createContext, use } from 'react';
import { useLanguage } from '../../language/language-context.ts';

/** A form of an account that was posted as a plain form, on the page that answers it. */
export const PostedAccountContext = createContext<PostedAccount | undefined>(undefined);

/** Why a form that was posted without scripts did not do what was wanted; and, where none run, which of them need some. */
export function PostedAccountNotice() {
  const { t } = useLanguage();
  const posted = use(PostedAccountContext);
  if (posted?.message !== undefined) {
    return (
      <Notice tone="danger" title={t('auth.login.failure.title')}>
        {posted.message || t('auth.login.failure.text')}
      </Notice>
    );
  }
  const needsScripts = (
    <Notice tone="attention" title={t('auth.needsScripts.title')}>
      {t('auth.needsScripts.text')}
    </Notice>
  );
  return posted ? needsScripts : <noscript>{needsScripts}</noscript>;
}
