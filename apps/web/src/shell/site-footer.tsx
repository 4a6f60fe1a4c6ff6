import { LANGUAGES } from '@scamguard/i18n';
import { Footer, type NavItem } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';
import { paths, verifyPath } from '../paths.ts';
import { contactLines } from './contact-lines.ts';
import { navigation } from './navigation.ts';

/** Words alone: in long lists, icons are noise. */
const plain = ({ label, href }: NavItem) => ({ label, href });

export function SiteFooter({ path }: { path: string }) {
  const { t, language } = useLanguage();
  const { main, strip } = navigation(t, path);
  return (
    <Footer
      siteName={t('site.name')}
      mission={t('footer.mission')}
      services={{
        heading: t('footer.services'),
        links: [
          { label: t('footer.verifyLink'), href: verifyPath('link') },
          { label: t('footer.verifyNumber'), href: verifyPath('number') },
          { label: t('footer.verifyProfile'), href: verifyPath('profile') },
          { label: t('footer.verifyConversation'), href: verifyPath('conversation') },
          ...main.filter(({ href }) => href !== paths.home && href !== paths.verify).map(plain),
        ],
      }}
      usefulLinks={{
        heading: t('footer.usefulLinks'),
        links: [
          ...[...main.filter(({ href }) => href === paths.home), ...strip].map(plain),
          { label: t('footer.evaluation'), href: paths.evaluation },
          { label: t('footer.privacy'), href: paths.privacy },
          { label: t('footer.ownData'), href: paths.ownData },
          { label: t('footer.terms'), href: paths.terms },
        ],
      }}
      contact={{ heading: t('footer.contact'), lines: contactLines(t) }}
      languages={{
        heading: t('footer.languages'),
        links: LANGUAGES.map(({ code, name, tag }) => ({
          label: name,
          tag,
          href: `?lang=${code}`,
          current: code === language,
        })),
      }}
      note={t('footer.free')}
    />
  );
}
