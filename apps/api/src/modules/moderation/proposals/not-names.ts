import { plain } from './text-words.ts';

const set = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(plain(lists.join(' ')).split(/\s+/));

const TOWNS = set(
  `cotonou porto-novo parakou abomey calavi abomey-calavi ouidah bohicon djougou natitingou lokossa kandi malanville savalou
  savè comè allada pobè sakété grand-popo lomé sokodé kara kpalimé atakpamé tsévié aného accra kumasi tamale takoradi tema lagos abuja ibadan
  kano badagry enugu abidjan bouaké yamoussoukro korhogo daloa san-pédro dakar thiès saint-louis touba pikine rufisque kaolack
  ziguinchor mbour bamako sikasso kayes ouagadougou bobo-dioulasso niamey zinder maradi conakry douala yaoundé libreville kinshasa paris
  lyon marseille bordeaux bruxelles genève londres london dubai dubaï casablanca tunis istanbul`,
);

const PLACES = set(
  `bénin benin togo ghana nigeria niger sénégal senegal mali burkina faso côte ivoire guinée cameroun gabon congo tchad maroc
  afrique africa europe amérique asie france belgique suisse canada usa états-unis chine china turquie russie dubai
  ouest west nord north sud south est east littoral atlantique ouémé zou collines borgou alibori atacora donga couffo mono plateau
  grand petit nouveau nouvelle saint sainte port porto novo bobo dioulasso aéroport airport gare carrefour marché market étoile place pont`,
);

const BRANDS = set(
  `mobile money momo mtn moov orange wave free flooz tmoney t-money mixx yas celtiis airtel vodafone telecel glo expresso western union
  moneygram ria worldremit sendwave paypal visa mastercard facebook whatsapp telegram instagram tiktok snapchat twitter messenger youtube
  google gmail yahoo outlook hotmail apple iphone android samsung tecno infinix itel microsoft windows jumia glovo yango gozem uber bolt
  dhl fedex ups chronopost la-poste poste amazon alibaba aliexpress temu shein netflix spotify binance bitcoin usdt crypto forex
  ecobank uba boa nsia coris orabank bicici bsic sgb sib bank banque diamond access zenith gtbank ecowas cedeao uemoa bceao fmi imf
  canal startimes total shell dangote bolloré coca cola nestlé toyota mercedes peugeot tesla starlink emploi rapide business premium`,
);

const INSTITUTIONS = set(
  `ministère ministry ministre république republic police gendarmerie justice tribunal cour douane douanes impôts trésor gouvernement
  government président présidente mairie préfecture ambassade embassy consulat interpol onu unicef oms croix rouge union africaine nations unies
  université university lycée collège école hôpital hospital clinique église church mosquée service services client clients clientèle
  agence agent agents direction directeur directrice conseiller conseillère support technique bureau compagnie groupe group société
  sarl ltd fondation foundation ong ngo association projet programme program concours bourse fonds investissement international
  internationale national nationale général générale générales central centrale assurance assurances crédit caisse épargne finance
  finances microfinance trading tontine loto loterie lottery casino promo promotion office center centre shop store boutique`,
);

const COMMON = set(
  `le la les un une des du de au aux il elle ils elles on nous vous je tu ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur
  leurs mais et ou où donc or ni car si quand comme après avant puis ensuite alors aussi encore pour par sur sous dans avec sans chez depuis
  vers entre voici voilà qui que quoi dont tout tous toute toutes plus très bien rien quelqu quelqu'un personne aujourd'hui hier demain
  the a an he she they we you i it this that these those my his her our your their but and so if when after before then for by on in at with
  without from to please is was are were do does did not no yes all any some someone
  bonjour bonsoir salut allô hello hi dear cher chère merci svp stp attention urgent urgence félicitations congratulations bravo
  m me monsieur messieurs madame mesdames mademoiselle mr mme mlle mrs ms miss dr docteur professeur pasteur pastor maître chef tonton tata papa maman
  frère soeur sœur oncle tante ami amie voisin voisine patron patronne commissaire inspecteur dieu allah jésus christ amen inch
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre january february march april may june july august
  september october november december lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday
  faux fausse faire fake arnaque arnaqueur scam scammer voleur escroc numéro number compte account code codes sms otp pin nom prénom transfert
  transfer colis parcel prêt loan offre offer job travail stage gagné gagnant cadeau gift appel call message mail email lien link site page
  groupe statut profil annonce vente achat location visa passeport permis carte bon bonne jeune homme femme fille garçon enfant famille noël pâques
  ramadan tabaski fcfa cfa franc francs euro euros dollar dollars ok non oui info infos tel téléphone contact urgent important avis rappel suite bis`,
);

const NOT_NAMES = [COMMON, BRANDS, INSTITUTIONS, PLACES, TOWNS];

/** Whether it is the name of a large town, which finds nobody. */
export const isTown = (word: string): boolean => TOWNS.has(plain(word));

/** Whether a word with a capital is no person: a brand, a place, an office, or the beginning of a sentence. */
export const isNoName = (word: string): boolean => NOT_NAMES.some((words) => words.has(word));
