import type { Brand } from './brand.ts';

/** State services, police, institutions and aid organisations whose name is borrowed. Domains below a state's ending need no entry. */
export const PUBLIC_SERVICES: readonly Brand[] = [
  { name: 'CNIN (Bénin)', words: 'cninbenin plaintecnin', domains: 'cnin.bj' },
  { name: 'APDP (Bénin)', words: 'apdpbenin', domains: 'apdp.bj' },
  {
    name: 'Police républicaine (Bénin)',
    words: 'policerepublicaine dgpr',
    domains: 'dgpr.bj',
    isWord: true,
  },
  {
    name: 'Service public (Bénin)',
    words: 'servicepublicbenin servicepublicbj',
    domains: 'service-public.bj',
  },
  { name: 'ANDF (Bénin)', words: 'andfbenin', domains: 'andf.bj' },
  { name: 'ABMed (Bénin)', words: 'abmedbenin', domains: 'abmed.bj' },
  { name: 'CDP (Sénégal)', words: 'cdpsenegal', domains: 'cdp.sn' },
  { name: 'Police nationale (Sénégal)', words: 'dgpnsenegal', domains: 'dgpn.sn' },
  { name: 'CERT.tg (Togo)', words: 'certtogo', domains: 'cert.tg' },
  { name: 'Agence ivoirienne de presse', words: 'aipci', domains: 'aip.ci' },
  { name: 'PLCC (Côte d’Ivoire)', words: 'plccci', domains: '', unconfirmed: 'plcc.ci' },
  { name: 'CEDEAO', words: 'cedeao ecowas', domains: 'ecowas.int', isWord: true },
  { name: 'Commission bancaire de l’UMOA', words: 'cbumoa', domains: 'cb-umoa.org' },
  {
    name: 'ONU',
    words: 'unitednationsaid unicefaid',
    domains: 'un.org unicef.org undp.org unhcr.org who.int worldbank.org imf.org',
  },
  { name: 'Interpol', words: 'interpol', domains: 'interpol.int', isWord: true },
  {
    name: 'Service public (France)',
    words: 'servicepublicfr',
    domains: 'service-public.fr service-public.gouv.fr',
  },
  {
    name: 'Assurance maladie (Ameli)',
    words: 'ameli cartevitale assurancemaladie',
    domains: 'ameli.fr sesam-vitale.fr',
    isWord: true,
  },
  { name: 'ANTAI', words: 'antai amendesgouv amendegouv', domains: '', isWord: true },
  { name: 'CAF', words: 'allocationsfamiliales', domains: 'caf.fr' },
  { name: 'Mon compte formation', words: 'moncompteformation comptecpf', domains: '' },
  { name: 'impots.gouv.fr', words: 'impotsgouv impotgouv', domains: '' },
  {
    name: 'France Travail',
    words: 'francetravail',
    domains: 'francetravail.fr pole-emploi.fr',
  },
  { name: 'FranceConnect', words: 'franceconnect', domains: '' },
  { name: 'Crit’Air', words: 'critair', domains: '', isWord: true },
  { name: 'GOV.UK', words: 'govuk hmrc', domains: '', isWord: true },
  { name: 'IRS', words: 'irsgov', domains: '', isWord: true },
  { name: 'EFCC (Nigeria)', words: 'efccnigeria', domains: '' },
];
