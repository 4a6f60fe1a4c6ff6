import { plain } from './text-words.ts';

const set = (list: string): ReadonlySet<string> => new Set(plain(list).trim().split(/\s+/));

/** Given names and family names of the region that are no other word, so that they are told without a capital too. */
const NAMES = set(`
  koffi kofi kouassi kwasi kwame kojo kodjo kwaku yao yaw kossi komi komlan komla kokou kouakou kouamé kouadio konan konaté aka
  akouvi afi afua abla adjoa adwoa akosua ama abena akua yaa esi efua akissi amenan ahou affoué ayaba ablavi dossa dossou sagbo
  dansou codjo cossi houngbédji houngbo houngnibo houessou houénou hounkpatin hounsou hounkanrin ahouansou ahoyo adjovi adjanohoun
  agbossou agossou agbo agbodjan agbokou agbéko akakpo akpovi akpo amoussou assogba atchadé avocè ayédoun azonhiho bocco boko boni
  chabi orou bio gado dagbo dagba degbey dossouvi gbaguidi gbédji gnonlonfoun gnonlonfin hessou hinvi kakpo kiki kpadé kponou kpodo
  kpossou lokonon lokossou mèhou mensah mensa montcho quenum sossa sossou tchibozo tossou vodounon vodouhè yélouassi zannou zinsou
  zinzindohoué soglo talon yayi kérékou adéchian adébayo adebayo adeyemi adéoti adékambi olatunji oladele olayinka babatunde
  bankolé chukwu chinedu chidi emeka ngozi nkechi ifeanyi okafor okonkwo obi okoro balogun ogunleye afolabi akande
  amadou mamadou ahmadou aboubacar aboubakar abdoulaye abdou abdul abdoul alassane alioune ousmane oumar oumarou ibrahim ibrahima
  ismaïla ismaël idrissa issoufou issiaka mohamed mohammed mouhamed mahamadou mahamane moustapha moussa modou mody mouhamadou
  seydou souleymane sékou salif saliou soumaïla tidiane yacouba yaya yacoubou youssouf yusuf zakari bouba boubacar cheikh demba
  lamine malick serigne samba babacar bakary djibril drissa fousseni harouna hamidou karim latif nassirou rachidi razak
  aïssatou aïcha aminata awa binta bintou coumba djénéba fatou fatoumata fatima fatimata hadiza halima hawa kadiatou kadidia khady
  mariam mariama maïmouna nafissatou oumou rokia rokiatou rachida ramatou salimata safiatou sokhna zeinab zénabou
  ndèye astou adja rama nabou n'guessan n'dri n'diaye ndiaye diop diallo diarra traoré coulibaly ouattara ouédraogo kaboré
  sawadogo zongo compaoré sankara touré cissé keïta kéita konaré konate diakité sangaré sidibé sissoko doumbia dembélé fofana bamba
  soro bédié gbagbo guéi drogba zadi gnahoré dagnan tano assi ehouman adou assamoi gueye sarr faye seck thiam mbaye mbengue
  ndoye diouf diouck sène cissokho wade sall niang kane dia barry camara condé bangoura soumah sylla baldé
  gnassingbé eyadéma lawson amegah amégan agbéyomé adjakly ahadji tchalla tchedre tchakpala boukari gbadamassi
  asante boateng owusu osei appiah agyeman antwi acheampong addo adjei ampofo mahama nkrumah akufo
  almeida d'almeida souza fonseca silva medeiros paraïso
  jean-baptiste jean-claude jean-pierre jean-paul jean-marie jean-luc jean-jacques marie-claire marie-louise marie-thérèse
  jean jacques joseph joël josué jérémie jérôme julien justin kévin laurent lucien ludovic marcel mathieu maurice maxime michel
  nicolas norbert patrick paulin philippe pascal rené richard robert rodrigue roger romuald samuel sébastien serge séverin simplice
  stéphane sylvain sylvestre théodore théophile thierry thomas timothée vincent wilfried xavier yves yannick gaston georges gérard
  gilbert gilles guillaume hervé honoré hubert ignace andré antoine appolinaire arnaud augustin barnabé barthélémy benoît bernard
  blaise boniface brice cyrille damien daniel david dénis didier dieudonné dominique édouard elie élie emmanuel ernest étienne eugène
  fabrice ferdinand firmin florent françois frédéric gabriel abel adrien albert alexandre alexis alphonse ambroise anselme
  adèle agathe agnès aline alice angèle antoinette augustine béatrice bernadette brigitte carine carole catherine cécile célestine
  chantal charlotte christelle christiane christine clarisse claudine clémentine colette corinne danielle delphine denise
  édith élisabeth éliane élodie émilie estelle esther eugénie eulalie évelyne fabienne florence françoise geneviève georgette
  ginette gisèle hélène henriette hortense huguette inès irène isabelle jacqueline jeanne jeannette joséphine judith julie juliette
  justine laetitia léa léonie lucie lydie madeleine marcelline marguerite martine mathilde mireille monique nadège nadia nathalie
  nicole odette odile pascaline pélagie philomène rachel raïssa rébecca régine rosalie rosine sabine sandrine
  séraphine simone solange sonia stéphanie suzanne sylvie thérèse valérie véronique viviane yvette yvonne zita
  michael william james john peter stephen matthew andrew joshua elijah elizabeth deborah abigail hannah naomi`);

/** Names that are words besides: told by their capital, inside of a sentence or beside another name. */
const WORDS_TOO = set(`
  grâce juste parfait prosper prince princess aimé aimée blessing peace comfort mercy patience victoire victor espoir rose pierre
  claire ange fidèle désiré désirée constant constance clément clémence innocent christian martin ali prudence félicité félix
  paul marie anne luc marc louis olivier roland gloire charles henri victoria faith joy hope gift godwin favour precious emma
  ruth sarah sara eve jonas hermann bruno ida issa adama sanni sani bello garba ba sow fall sy ka ly diagne lo seye kone koné bah sika
  baba moïse noé adam benjamin simon lucas moise dona`);

/** Whether it is a name of a person and no other word. */
export const isKnownName = (word: string): boolean =>
  word.split('-').some((part) => NAMES.has(part)) || NAMES.has(word);

/** Whether it may be one, where a capital says so. */
export const mayBeKnownName = (word: string): boolean => isKnownName(word) || WORDS_TOO.has(word);
