import type { Contact } from './contact.ts';
import { USES } from './uses.ts';

export const COTE_D_IVOIRE: readonly Contact[] = [
  {
    name: 'Police nationale',
    purpose: 'police',
    kind: 'phone',
    value: '110',
    use: USES.police,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: [
      'https://news.abidjan.net/articles/316361/recrudescence-du-banditisme-les-recommandations-du-dg-de-la-police',
      'https://news.abidjan.net/articles/318510/attaques-a-mains-armees-sur-la-voie-publique-la-police-recommande-de-nouvelles-attitudes-aux-populations',
      'https://github.com/google/libphonenumber',
    ],
    unnamedSources: 3,
    isFree: true,
  },
  {
    name: 'Allô enfants en détresse',
    purpose: 'child',
    kind: 'phone',
    value: '116',
    use: USES.child,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: [
      'http://www.faapa.info/blog/cote-divoire-aip-le-centre-dappel-allo-enfant-en-detresse-renove/',
      'https://fr.allafrica.com/stories/202012230521.html',
      'https://news.abidjan.net/articles/480476/anne-oulotto-inaugure-une-ligne-verte-pour-prevenir-les-violations-des-droit-de-lenfant',
      'https://news.un.org/fr/story/2019/05/1043941',
      'http://www.ivorian.net/actualites/?p=12291',
    ],
    unnamedSources: 1,
    isFree: true,
    isAlwaysOpen: true,
  },
];
