import type { Contact } from './contact.ts';
import { USES } from './uses.ts';

export const BURKINA_FASO: readonly Contact[] = [
  {
    name: 'Police nationale',
    purpose: 'police',
    kind: 'phone',
    value: '17',
    use: USES.police,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: [
      'http://lefaso.net/spip.php?page=impression&id_article=68792',
      'http://lepays.bf/bonjour-405/',
      'https://lecontinental.info/burkina-faso-alerte-anti-terroriste-numeros-durgence-pour-une-collaboration-citoyenne-efficace',
      'https://github.com/google/libphonenumber',
    ],
    isFree: true,
  },
  {
    name: 'Gendarmerie nationale',
    purpose: 'police',
    kind: 'phone',
    value: '16',
    use: USES.gendarmerie,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: [
      'http://lefaso.net/spip.php?page=impression&id_article=68792',
      'http://lepays.bf/bonjour-405/',
      'https://lecontinental.info/burkina-faso-alerte-anti-terroriste-numeros-durgence-pour-une-collaboration-citoyenne-efficace',
    ],
    unnamedSources: 1,
    isFree: true,
  },
  {
    name: 'BCLCC – Alerte-BCLCC',
    purpose: 'report',
    kind: 'web',
    value: 'https://alerte.bclcc.gov.bf',
    use: USES.report,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: [
      'https://libreinfo.net/burkina-une-plateforme-numerique-creee-pour-denoncer-la-cybercriminalite',
      'https://burkinayawana.com/2025/02/13/le-burkina-lance-une-application-pour-traquer-les-cybercriminels',
      'https://trt.global/afrika-fran%C3%A7ais/article/0d3852b07969',
    ],
    isFree: true,
    since: '2025-02-11',
  },
  {
    name: "Ligne des droits de l'enfant",
    purpose: 'child',
    kind: 'phone',
    value: '116',
    use: USES.child,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: [
      'https://www.alliance-sahel.org/actualites/116-un-numero-pour-la-protection-des-droits-de-lenfant-a-burkina-faso/',
    ],
    unnamedSources: 1,
    isFree: true,
  },
];
