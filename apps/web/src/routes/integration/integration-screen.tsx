import { WrittenPage } from '../../written/written-page.tsx';
import { ServerState } from './server-state.tsx';

/** What somebody needs to know who builds a widget into a site, and whether the server is well. */
export default function IntegrationScreen() {
  return (
    <>
      <WrittenPage id="integration" />
      <ServerState />
    </>
  );
}
