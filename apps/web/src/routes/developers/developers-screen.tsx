import { WrittenPage } from '../../written/written-page.tsx';

export default function DevelopersScreen() {
  return <WrittenPage id="developers" />;
}
