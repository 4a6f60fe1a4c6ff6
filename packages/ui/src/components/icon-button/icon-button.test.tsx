import { describeConformance } from '../../testing/conformance.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from './index.ts';

describeConformance('IconButton', {
  element: <IconButton label="Fermer" icon={CloseIcon} />,
  withRef: (ref) => <IconButton label="Fermer" icon={CloseIcon} ref={ref} />,
  withProps: (props) => <IconButton label="Fermer" icon={CloseIcon} {...props} />,
});
