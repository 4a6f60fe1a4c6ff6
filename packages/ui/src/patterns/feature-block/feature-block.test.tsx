import { VerifyIcon } from '../../components/icon/icons.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { FeatureBlock } from './index.ts';

describeConformance('FeatureBlock', {
  element: (
    <FeatureBlock icon={VerifyIcon} title="Vérification" href="/verify">
      Un lien.
    </FeatureBlock>
  ),
  withRef: (ref) => (
    <FeatureBlock icon={VerifyIcon} title="Vérification" href="/verify" ref={ref}>
      Un lien.
    </FeatureBlock>
  ),
  withProps: (props) => (
    <FeatureBlock icon={VerifyIcon} title="Vérification" href="/verify" {...props}>
      Un lien.
    </FeatureBlock>
  ),
});
