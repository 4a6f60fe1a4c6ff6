import { Heading } from '../../components/heading/index.ts';
import { HomeIcon, MailIcon } from '../../components/icon/icons.ts';
import { Container } from '../../components/layout/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { Text } from '../../components/text/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { WovenBand } from '../../components/woven-band/index.ts';
import type { NavItem } from '../navigation/nav-item.ts';
import * as css from './not-found-screen.css.ts';

export interface NotFoundScreenProps {
  /** "404". */
  code: string;
  /** "Page Non Trouvée". */
  title: string;
  text: string;
  home: NavItem;
  contact: NavItem;
}

/** The page that does not exist, and two ways out. */
export function NotFoundScreen({ code, title, text, home, contact }: NotFoundScreenProps) {
  return (
    <Container width="column">
      <div className={css.screen}>
        <p className={css.code}>{code}</p>
        <WovenBand thickness="strip" />
        <Heading level={1} size="headline">
          {title}
        </Heading>
        <Text size="lead">{text}</Text>
        <div className={css.ways}>
          <LinkButton href={home.href} size="large" width="fullOnPhone" icon={home.icon ?? HomeIcon}>
            {home.label}
          </LinkButton>
          <TextLink href={contact.href} standing="alone" icon={contact.icon ?? MailIcon}>
            {contact.label}
          </TextLink>
        </div>
      </div>
    </Container>
  );
}
