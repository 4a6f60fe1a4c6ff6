import { WrittenPage } from '../../written/written-page.tsx';

export default function AccessibilityScreen() {
  return <WrittenPage id="accessibility" />;
}
