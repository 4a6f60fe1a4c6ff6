import type { ExposureId } from '../table/questions.ts';
import { denies } from './yes-no.ts';

const DONE = String.raw`(?:j'?\s?ai|j\s?avais|on a|nous avons|(?:ma|mon) (?:mere|pere|femme|mari|fille|fils|soeur|frere) a|i|i'?ve|i have|we|we'?ve|we have|my (?:mother|father|wife|husband|daughter|son|sister|brother)(?: has)?)\s(?:(?:deja|malheureusement|aussi|meme|bien|already|just|even|unfortunately|lui|leur|tout|de l'argent)\s){0,3}`;
const SENT = '(?:envoye[rs]?|envoyer|transfere[rs]?|verse[rs]?|vire[rs]?|depose[rs]?|sent|transferred|wired)';
const GAVE =
  '(?:donne[rs]?|communique[rs]?|partage[rs]?|transmis|dit|dicte[rs]?|envoye[rs]?|tape[rs]?|entre[rs]?|saisi|mis|gave|given|shared|told|typed|entered|sent|put)';
const CODE = '(?:code|pin|otp|mot de passe|mdp|password|identifiants?)';

/** "I don send": done, in Pidgin; not "I don't send". */
const PIDGIN = String.raw`\b(?:i|we|dem|e) don (?:send|give|pay|transfer|type|tell)\b[^.!?]{0,40}\b`;

const CUES: Readonly<Record<ExposureId, RegExp>> = {
  money: new RegExp(
    `\\b${DONE}(?:(?:paye[rs]?|paid|perdu \\d|lost \\d|lost (?:my|all|the)? ?money|perdu (?:mon|de l'|tout mon) ?argent)\\b|${SENT}\\b[^.!?]{0,40}\\b(?:\\d|argent|money|sous|francs?|fcfa|somme|frais|fees?|avance|deposit|transfert|cash|credit))|${PIDGIN}(?:\\d|money|cash|naira|cedis)|\\bdeja (?:paye|verse)\\b|\\balready (?:paid|sent)\\b|\\b(?:ils|il|elle|on) (?:m'a|m'ont|ont) (?:pris|vole|retire) (?:mon|tout|de l') ?(?:mon )?argent\\b|\\b(?:argent|money|solde|compte|wallet|account) (?:a |est |was |is |has )?(?:disparu|parti|vide|gone|empty|emptied|stolen)\\b`,
  ),
  code: new RegExp(`\\b${DONE}${GAVE}\\b[^.!?]{0,30}\\b${CODE}\\b|${PIDGIN}${CODE}\\b`),
  account:
    /\b(?:mon|ma|my)\s(?:compte|whatsapp|facebook|gmail|mail|page|instagram|tiktok|account)\b[^.!?]{0,25}\b(?:vole|pirate|hacke|hacked|stolen|taken over|usurpe)|\b(?:vole|pirate|hacke|hacked|stole|took over)\s(?:mon|ma|my)\s(?:compte|whatsapp|facebook|gmail|mail|page|instagram|tiktok|account)\b/,
  app: new RegExp(
    `\\b${DONE}(?:installe[rs]?|telecharge[rs]?|installed|downloaded)\\b[^.!?]{0,30}\\b(?:app|appli|application|apk|anydesk|teamviewer|logiciel|fichier|file|program)`,
  ),
  papers: new RegExp(
    `\\b${DONE}${GAVE}\\b[^.!?]{0,40}\\b(?:cni|cip|passeport|passport|carte d'identite|piece d'identite|papiers|identity card|id card|carte bancaire)\\b`,
  ),
  image: new RegExp(
    `\\b${DONE}(?:envoye[rs]?|partage[rs]?|sent|shared)\\b[^.!?]{0,30}\\b(?:nue?s?|intimes?|nudes?|naked|intimate)\\b`,
  ),
};

/** What a message tells is gone already: "j'ai envoyé 25 000", "I gave them my code". What is denied is not gone. */
export function exposuresIn(heard: string): readonly ExposureId[] {
  const clauses = heard.split(/[.!?;,…]+|\b(?:mais|but|par contre)\b/);
  const told = new Set<ExposureId>();
  for (const clause of clauses) {
    if (denies(clause)) continue;
    for (const [id, cue] of Object.entries(CUES) as [ExposureId, RegExp][])
      if (cue.test(clause)) told.add(id);
  }
  return [...told];
}
