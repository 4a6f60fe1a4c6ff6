import { WrittenPage } from '../../written/written-page.tsx';

export default function PrivacyScreen() {
  return <WrittenPage id="privacy" />;
}
