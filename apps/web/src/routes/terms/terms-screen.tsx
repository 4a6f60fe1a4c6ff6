import { WrittenPage } from '../../written/written-page.tsx';

export default function TermsScreen() {
  return <WrittenPage id="terms" />;
}
