import { words } from './words.ts';

/**
 * Services of the eleven countries whose names are borrowed for false registrations, exams and identity cards. Each entry has the
 * word as it stands in an address, the country's ISO code (`-` where several have it), and the name as it is told (`_` for a
 * blank). No word has another meaning in French or English. Sources: the services' own names, official journals and warnings of
 * CNIN, ANSSI and NIMC, read November 2026.
 */
export const STATE_AGENCIES: readonly string[] = words(`
  anip/BJ/ANIP ravip/BJ/RAVIP andf/BJ/ANDF abmed/BJ/ABMed cnin/BJ/CNIN apdp/BJ/APDP anpe/-/ANPE anpc/BJ/ANPC
  oneci/CI/ONECI mena/CI/MENA cnps/-/CNPS plcc/CI/PLCC artci/CI/ARTCI mesrs/-/MESRS
  officedubac/-/Office_du_bac dgid/SN/DGID ipres/SN/IPRES campusen/SN/Campusen
  anid/TG/ANID otr/TG/OTR arcep/-/ARCEP
  campusfaso/BF/Campus_Faso bclcc/BF/BCLCC onea/BF/ONEA
  ravec/ML/RAVEC inps/ML/INPS
  nimc/NG/NIMC jamb/NG/JAMB waec/-/WAEC neco/NG/NECO nysc/NG/NYSC efcc/NG/EFCC inec/NG/INEC firs/NG/FIRS frsc/NG/FRSC npower/NG/N-Power
  ghanacard/GH/Ghana_Card ssnit/GH/SSNIT gra/GH/GRA nhis/GH/NHIS
  minfopra/CM/MINFOPRA minesec/CM/MINESEC minsante/CM/MINSANTE minesup/CM/MINESUP dgsn/CM/DGSN antic/CM/ANTIC
  cnss/-/CNSS dgi/-/DGI interpol/-/Interpol bceao/-/BCEAO uemoa/-/UEMOA cedeao/-/CEDEAO ecowas/-/ECOWAS
`);

/** Words that only an address under a state's own ending may have. */
export const STATE_ENDINGS: readonly string[] = words('gouv gov');

/** Words of any state's services. */
export const STATE_WORDS: readonly string[] = words(`
  gouvernement government ministere ministeres ministry presidence presidency primature fonctionpublique publicservice
`);

/** Services, exams and papers that people also write about: they count only beside a word that asks for something. */
export const STATE_PAPERS: readonly string[] = words(`
  douane douanes customs impot impots tresor prefecture gendarmerie police armee militaire ambassade consulat cni nin cip passeport passeports
  passport carteidentite cartedidentite identite etatcivil casierjudiciaire permis bac baccalaureat bepc bfem cepd cep probatoire
  concours examen examens electeur electorale
`);

/** What such an address asks for. */
export const STATE_ERRANDS: readonly string[] = words(`
  inscription inscriptions enrolement enrollment registration register recrutement recruitment recrutements concours resultat resultats results
  demande candidature candidatures postuler apply dossier enligne online update verification portal portail aide aides bourse bourses subvention
  paiement payment amende amendes renouvellement
`);

/** Countries as they stand in addresses. Codes count only as words of their own. */
export const COUNTRY_MARKS: Readonly<Record<string, string>> = {
  bj: 'BJ',
  benin: 'BJ',
  ci: 'CI',
  cotedivoire: 'CI',
  ivoire: 'CI',
  sn: 'SN',
  senegal: 'SN',
  tg: 'TG',
  togo: 'TG',
  bf: 'BF',
  burkina: 'BF',
  burkinafaso: 'BF',
  ml: 'ML',
  mali: 'ML',
  ne: 'NE',
  niger: 'NE',
  gh: 'GH',
  ghana: 'GH',
  ng: 'NG',
  nigeria: 'NG',
  naija: 'NG',
  gn: 'GN',
  guinee: 'GN',
  cm: 'CM',
  cameroun: 'CM',
  cameroon: 'CM',
};

/**
 * Sites of such services under ordinary endings, as the services' own papers name them. They are neither proof nor imitation,
 * because only one source names them.
 */
export const STATE_SITES_ELSEWHERE: ReadonlySet<string> = new Set(
  words(`
    men-deco.org infosconcourseducation.com waecgh.org waecnigeria.org waecdirect.org waeconline.org.ng inecnigeria.org efccnigeria.org nysc.org.ng
    officedubacbenin.bj anpebenin.org cnssbenin.org cb-umoa.org uemoa.int bceao.int
  `),
);
