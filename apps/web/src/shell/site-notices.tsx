import { NewVersionNotice } from '../offline/new-version-notice.tsx';
import { OutboxNotice } from '../outbox/outbox-notice.tsx';

/** What the site itself has to say, above every page. */
export default function SiteNotices() {
  return (
    <>
      <NewVersionNotice />
      <OutboxNotice />
    </>
  );
}
