import { Container } from '@scamguard/ui';
import { useLocation } from 'wouter';
import KeepOffer from '../offline/keep-offer.tsx';
import { NewVersionNotice } from '../offline/new-version-notice.tsx';
import { OutboxNotice } from '../outbox/outbox-notice.tsx';
import { linkTo } from '../screen/links.ts';

/** The notices of the site itself, above every page. */
export default function SiteNotices() {
  const [pathname] = useLocation();
  // There it stands at the end of the start, not before what is urgent.
  const isAtFirstAid = pathname === linkTo('/urgence');
  return (
    <>
      <NewVersionNotice />
      <OutboxNotice />
      {!isAtFirstAid && (
        <Container width="column">
          <KeepOffer />
        </Container>
      )}
    </>
  );
}
