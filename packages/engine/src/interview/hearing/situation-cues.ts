import type { SeenSign } from '../state.ts';
import { SITUATION_IDS, SITUATION_OF_SIGNAL, type SituationId } from '../table/situations.ts';

/** How people name what happens to them, in French and English, without accents. */
const CUES: Readonly<Record<SituationId, RegExp>> = {
  wrong_transfer:
    /par erreur|erreur de (?:transfert|depot|numero|envoi)|transfert errone|trompe de numero|renvo\w+ (?:l'|mon |son |cet |les? )?(?:argent|somme|sous)|retourn\w+ (?:l'|mon |son )?argent|by mistake|in error|wrong (?:transfer|number|account)|(?:send|give|return) (?:it|the money|his money|her money|my money) back/,
  fake_agent:
    /\bagent (?:de (?:la )?|du )?(?:mtn|moov|orange|wave|celtiis|momo|banque|operateur|reseau)|\b(?:mtn|moov|orange|bank|network) agent\b|\b(?:agent|service client|conseiller|customer (?:care|service)|operateur|mtn|moov|orange money|wave|momo|mobile money)\b.{0,80}\b(?:appel\w*|demand\w*|code|pin|otp|bloqu\w*|mise a jour|mettre a jour|update|blocked|suspend\w*|call\w*|ask\w*)|\b(?:compte|sim|puce|carte sim|wallet|account)\b.{0,20}\b(?:bloque\w*|suspendue?|blocked|suspended|desactive\w*)|(?:demand\w+|veut|ask(?:s|ing|ed)?|wants?|wan) (?:\w+ ){0,3}(?:code|pin|otp)\b/,
  fake_prize:
    /\b(?:j'ai |vous avez |a |i )?(?:gagne|won|remporte)\b|\b(?:loterie|tombola|lottery|jackpot|cadeaux?|prize|gagnants?|winner|promo anniversaire|giveaway|aide financiere|subvention|allocation|bourse|don de l'etat|grant)\b/,
  fake_job:
    /\b(?:emploi|travail|boulot|job|jobs|recrut\w*|embauche|poste|stage|offre d'emploi|hiring|work abroad|canada|visa de travail|work from home|taches? payees?)\b/,
  investment:
    /\b(?:invest\w*|placement|placer|trading|forex|crypto\w*|bitcoin|usdt|tontine|rendement|doubler|tripler|ponzi|returns?|profits?|benefices?)\b/,
  romance:
    /\b(?:amour|amoureu\w+|copine|copain|petit ami|petite amie|fiance\w*|rencontre en ligne|site de rencontre|dating|m'aime|militaire|soldat|soldier|us army|boyfriend|girlfriend|love|tinder|cherie?|mariage|marry)\b/,
  sextortion:
    /\b(?:chantage|menace\w*|blackmail\w*|threat\w*|sextor\w*)\b|\b(?:photos?|videos?|images?|pictures?)\b.{0,40}\b(?:nue?s?|intimes?|nudes?|naked|publier|diffuser|publish|post)\b|\bnudes?\b/,
  marketplace:
    /\b(?:achet\w+|vend\w+|vente|achat|acheteur|vendeur|location|louer|loyer|appartement|maison|chambre|terrain|parcelle|voiture|moto|telephone a vendre|marketplace|jumia|buy\w*|sell\w*|seller|rent\w*|house|flat|landlord|caution|bailleur|demarcheur|commande|livraison)\b/,
  phishing:
    /\b(?:lien|liens|link|links|site|url|phishing|hamecon\w*|cliqu\w+|click\w*|pirat\w+|hack\w*|apk|mot de passe|password|compte (?:facebook|whatsapp|gmail|google)|mise a jour du compte)\b|\b(?:code|otp)\b[^.!?]{0,40}\b(?:par erreur|by mistake)\b/,
  family_emergency:
    /\b(?:fils|fille|enfants?|bebe|child|kid|maman|papa|mere|pere|frere|soeur|cousin\w*|oncle|tante|neveu|niece|son|daughter|mum|mom|dad|brother|sister|uncle|aunt|hopital|accident|hospital|un proche|mon ami|my friend)\b.{0,90}\b(?:argent|urgen\w+|accident|hopital|hospital|numero|number|money|envoy\w+|send)\b|\b(?:nouveau numero|new number|change de numero|changed (?:my|his|her) number)\b/,
  authority:
    /\b(?:police|policier|gendarm\w*|tribunal|justice|juge|huissier|douane\w*|customs|court|judge|impots|amende|fine|interpol|arret\w*|arrest\w*|mandat|warrant|procureur)\b/,
  loan: /\b(?:pret|prets|credit|emprunt\w*|preteur|loan|loans|lender|borrow\w*|microfinance)\b/,
  agent_kiosk:
    /\b(?:kiosque|kiosk|ma cabine|point (?:de vente|momo|mobile money)|je suis agent|i am an agent|i'm an agent|mon client|un client|une cliente|a customer|mes clients)\b/,
  other: /(?!)/,
};
/** What the writer says of himself at a counter outweighs the trick that was played there. */
const STRONG: ReadonlySet<SituationId> = new Set(['agent_kiosk', 'sextortion', 'wrong_transfer', 'loan']);

const CUE_WEIGHT = 3;
const STRONG_WEIGHT = 4;
const SIGN_WEIGHT = 2;

/** Somebody wants a code that was "sent by mistake": it is the account that is aimed at, and no money came. */
const CODE_BY_MISTAKE = /\b(?:code|otp)\b[^.!?]{0,40}\b(?:par erreur|by mistake)\b/;

/** The situation that a message and the signs seen in it speak for most, if any. */
export function situationIn(heard: string, signs: readonly SeenSign[]): SituationId | undefined {
  const points = new Map<SituationId, number>();
  const add = (id: SituationId, count: number): void => {
    points.set(id, (points.get(id) ?? 0) + count);
  };
  const isCodeByMistake = CODE_BY_MISTAKE.test(heard);
  for (const id of SITUATION_IDS)
    if (CUES[id].test(heard) && !(isCodeByMistake && id === 'wrong_transfer'))
      add(id, STRONG.has(id) ? STRONG_WEIGHT : CUE_WEIGHT);
  for (const { id, share } of signs) {
    const situation = SITUATION_OF_SIGNAL[id];
    if (situation !== undefined) add(situation, SIGN_WEIGHT * share);
  }
  let best: SituationId | undefined;
  for (const [id, count] of points) if (best === undefined || count > (points.get(best) ?? 0)) best = id;
  return best;
}

/** Whether a message names this situation in its own words. */
export function names(heard: string, situation: SituationId): boolean {
  return CUES[situation].test(heard);
}
