import { describeConformance } from '../../testing/conformance.tsx';
import { VideoTeaser } from './index.ts';

const props = {
  title: 'ScamGuard en deux minutes',
  text: 'Voyez comment vérifier un message.',
  video: { title: 'Présentation', source: { kind: 'embed', src: 'https://exemple.com/video' } },
} as const;

describeConformance('VideoTeaser', {
  element: <VideoTeaser {...props} points={['Un programme de 2 mois']} />,
  withRef: (ref) => <VideoTeaser {...props} ref={ref} />,
  withProps: (rest) => <VideoTeaser {...props} {...rest} />,
});
