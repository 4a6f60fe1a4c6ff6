import { describeConformance } from '../../testing/conformance.tsx';
import { CloseIcon } from './icons.ts';
import { Icon } from './index.ts';

describeConformance('Icon', {
  element: <Icon of={CloseIcon} />,
});
