import { describeConformance } from '../../testing/conformance.tsx';
import { QrCode } from './index.ts';
import { SAMPLE_QR } from './sample-qr.ts';

describeConformance('QrCode', {
  element: <QrCode label="Code QR" {...SAMPLE_QR} />,
  withRef: (ref) => <QrCode label="Code QR" {...SAMPLE_QR} ref={ref} />,
  withProps: (props) => <QrCode label="Code QR" {...SAMPLE_QR} {...props} />,
});
