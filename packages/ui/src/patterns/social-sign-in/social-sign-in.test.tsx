import { describeConformance } from '../../testing/conformance.tsx';
import { providers } from '../../testing/sample-accounts.tsx';
import { SocialSignIn } from './index.ts';

describeConformance('SocialSignIn', {
  element: <SocialSignIn separator="ou" providers={providers} />,
  withRef: (ref) => <SocialSignIn separator="ou" providers={providers} ref={ref} />,
  withProps: (props) => <SocialSignIn separator="ou" providers={providers} {...props} />,
});
