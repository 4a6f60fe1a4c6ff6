import type { Translate } from '@scamguard/i18n';
import type { NavItem } from '@scamguard/ui';
import {
  ChatIcon,
  CommunityIcon,
  HomeIcon,
  LearnIcon,
  ReportIcon,
  SignInIcon,
  VerifyIcon,
} from '@scamguard/ui/icons';
import { paths } from '../paths.ts';

/** The site's pages as the header, the drawer, the tab bar and the footer show them. */
export function navigation(t: Translate, path: string) {
  const at = (item: NavItem): NavItem => ({ ...item, current: item.href === path });
  const home = at({ label: t('nav.home'), href: paths.home, icon: HomeIcon });
  const verify = at({ label: t('nav.verify'), href: paths.verify, icon: VerifyIcon });
  const chat = at({ label: t('nav.chat'), href: paths.chatbot, icon: ChatIcon });
  const report = at({ label: t('nav.report'), href: paths.report, icon: ReportIcon });
  const learn = at({ label: t('nav.learn'), href: paths.learn, icon: LearnIcon });
  const community = at({ label: t('nav.community'), href: paths.community, icon: CommunityIcon });
  return {
    main: [home, verify, chat, report, learn, community],
    tabBar: [home, verify, report, learn, community],
    strip: [
      at({ label: t('nav.about'), href: paths.about }),
      at({ label: t('nav.support'), href: paths.support }),
      at({ label: t('nav.contact'), href: paths.contact }),
    ],
    emergency: { label: t('nav.emergency'), href: paths.urgence },
    signIn: at({ label: t('nav.signIn'), href: paths.auth, icon: SignInIcon }),
  };
}
