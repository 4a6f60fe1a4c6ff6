import { ProfileIcon } from '../../components/icon/icons.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { TeamCard, TeamCards } from './index.ts';

const props = { position: 'Promoteur', icon: ProfileIcon };

describeConformance('TeamCard', {
  element: <TeamCard {...props} portrait="/portrait.webp" />,
  withRef: (ref) => <TeamCard {...props} ref={ref} />,
  withProps: (rest) => <TeamCard {...props} {...rest} />,
});

describeConformance('TeamCards', {
  element: <TeamCards />,
  withRef: (ref) => <TeamCards ref={ref} />,
  withProps: (rest) => <TeamCards {...rest} />,
});
