import { describeConformance } from '../../testing/conformance.tsx';
import { maskerWords } from '../../testing/sample-reports.ts';
import { TextMasker } from './index.ts';

const masker = {
  words: maskerWords,
  texts: [
    {
      name: 'title',
      label: 'Titre',
      text: 'Koffi Mensah vend du vent',
      proposals: [{ span: [0, 12], kind: 'nom' }],
      rows: 'one',
    },
  ],
  onTextsChange: () => undefined,
} as const;

describeConformance('TextMasker', {
  element: <TextMasker {...masker} />,
  withRef: (ref) => <TextMasker {...masker} ref={ref} />,
  withProps: (props) => <TextMasker {...masker} {...props} />,
});
