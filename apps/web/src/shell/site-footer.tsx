import { Footer, type NavItem } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';
import { contactLines } from '../messages/contact-lines.ts';
import { OFFLINE_KB, OFFLINE_WITH_RECORDINGS_KB } from '../offline/offline-size.ts';
import { linkTo } from '../screen/links.ts';
import type { Navigation } from './navigation.ts';
import { offeredLanguages } from './offered-languages.ts';

/** Words alone: in long lists, icons are noise. */
const plain = ({ label, href }: NavItem) => ({ label, href });

export function SiteFooter({ links }: { links: Navigation }) {
  const { t, language } = useLanguage();
  return (
    <Footer
      siteName={t('site.name')}
      mission={t('footer.mission')}
      services={{
        heading: t('footer.services'),
        links: [
          { label: t('footer.verifyLink'), href: linkTo('/verify', { tab: 'link' }) },
          { label: t('footer.verifyNumber'), href: linkTo('/verify', { tab: 'number' }) },
          { label: t('footer.verifyProfile'), href: linkTo('/verify', { tab: 'profile' }) },
          { label: t('footer.verifyConversation'), href: linkTo('/verify', { tab: 'conversation' }) },
          ...links.footerServices.map(plain),
        ],
      }}
      usefulLinks={{
        heading: t('footer.usefulLinks'),
        links: links.footerLinks.map(plain),
      }}
      contact={{ heading: t('footer.contact'), lines: contactLines(t) }}
      languages={{
        heading: t('footer.languages'),
        links: offeredLanguages(t).map(({ code, name, tag }) => ({
          label: name,
          tag,
          href: `?lang=${code}`,
          current: code === language,
        })),
      }}
      note={`${t('footer.free')} ${t('footer.offline', { least: OFFLINE_KB, most: OFFLINE_WITH_RECORDINGS_KB })}`}
    />
  );
}
