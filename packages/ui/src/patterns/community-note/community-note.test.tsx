import { describeConformance } from '../../testing/conformance.tsx';
import { CommunityNote } from './index.ts';

describeConformance('CommunityNote', {
  element: <CommunityNote>Signalé par 4 personnes.</CommunityNote>,
  withRef: (ref) => <CommunityNote ref={ref}>Signalé par 4 personnes.</CommunityNote>,
  withProps: (props) => <CommunityNote {...props}>Signalé par 4 personnes.</CommunityNote>,
});
