import { STOPS_FORWARDING } from '../../hearing/stops-forwarding.ts';
import { ANY, HONEST_OR_OPEN, NOT_CALM, NOT_DANGER, SCAM, type Subject } from './particular.ts';

/** Of whatever is asked about these, this much is true: who knows more, and what not to do before. */
export const OF_SUBJECTS = {
  'subject-forwarding': {
    thing: STOPS_FORWARDING,
    judged: ANY,
  },
  'subject-fine': {
    thing:
      /\b(?:amendes?|contraventions?|contester|proces[- ]verbal)\b|\b(?:a|the|pay|paid|traffic|speed\w*) fines?\b/,
    judged: NOT_DANGER,
  },
  'subject-debit': {
    thing: /\b(?:debits?|preleve\w*|prelevements?|frais de tenue|debited|deduct(?:ed|ion)|enlever le pack)\b/,
    judged: ['unknown', 'calm'],
  },
  'subject-copy': {
    thing:
      /\b(?:copies?|photocopies?|copy)\b.*\b(?:numeros?|cartes?|cni|id|papiers?|pieces?|cards?|number)\b|\b(?:cach\w*|barr\w*|masqu\w*|cover|hide)\b.*\b(?:copies?|photocopies?|copy|cartes?|cards?|cni)\b/,
    judged: ANY,
  },
  'subject-passport': {
    thing:
      /\b(?:gard\w*|tien\w*|retien\w*|recuper\w*|reprend\w*|back|hold\w*|keep\w*|seized?)\b.*\bpasse?ports?\b|\bpasse?ports?\b.*\b(?:gard\w*|retenu|recuper\w*|reprend\w*|back|hold\w*|keep\w*|seized?)\b/,
    judged: ANY,
  },
  'subject-guarantee': {
    thing: /\b(?:garante?s?|caution solidaire|guarantors?|surety|stand for (?:him|her|them))\b/,
    judged: ANY,
  },
  'subject-signing': {
    thing:
      /\b(?:sign(?:er|ez|ature|ed|ing)|empreintes?|pouce|thumb ?prints?)\b|\b(?:je|il|elle|on|i|we|he|she|dem) (?:\w+ )?signe?\b/,
    judged: ANY,
  },
  'subject-force': {
    thing:
      /\b(?:de force|par force|by force|arrach\w*|confisqu\w*|saisi(?:r|e|ssent)? (?:ma|mon|mes|nos)|seize[sd]? (?:my|our)|sans (?:se )?(?:battre|bagarre)|without fight\w*)\b/,
    judged: ANY,
  },
  'subject-health': {
    thing: /\b(?:gaz|poison\w*|toxique|medicaments?|medicines?|drugs?|vaccins?|vaccines?)\b/,
    judged: ANY,
  },
  'subject-loading': {
    thing: /\b(?:decharg\w*|chargement|camions?|offload\w*|loading|lorry|lorries|trucks?)\b/,
    judged: NOT_CALM,
  },
  'subject-weighing': {
    thing: /\b(?:bascules?|pes(?:er|e|age|ee)|repes\w*|weigh\w*|scales?)\b/,
    judged: ANY,
  },
  'subject-wages': {
    thing:
      /\b(?:salaires?|(?:ma|la|sa) paie|wages?|salary)\b.*\b(?:pas|jamais|gard\w*|coup\w*|retien\w*|retard|doi\w*|unpaid|not|no|cut|keep\w*|hold\w*|owe\w*|remove)\b|\b(?:pas|jamais|gard\w*|coup\w*|retien\w*|retard|doi\w*|unpaid|not|cut|keep\w*|hold\w*|owe\w*|remove)\b.*\b(?:salaires?|(?:ma|la|sa) paie|wages?|salary)\b/,
    judged: ANY,
  },
  'subject-repair': {
    thing:
      /\b(?:moteurs?|repar\w*|mecanicien\w*|mechanic\w*|engines?|en panne|pieces? detachees?|spare parts?)\b/,
    judged: NOT_DANGER,
  },
  'subject-delivery': {
    thing: /\b(?:livreurs?|livraisons?|riders?|delivery|dispatch)\b/,
    judged: HONEST_OR_OPEN,
  },
  'subject-bill': {
    thing:
      /\b(?:sbee|cie|senelec|ceet|soneb|sodeci|onea|sonabel|nigelec|ecg|nepa|phcn|eneo|facture d'(?:eau|electricite)|light bill|compteurs?|meters?|prepaid)\b/,
    judged: ANY,
  },
  'subject-tax-on-gain': {
    thing: /\b(?:taxes?|impots?|levy|levies)\b/,
    judged: SCAM,
  },
  'subject-dues': {
    thing: /\b(?:mairie|taxes?|patente|commune|council|levy|levies|assembly)\b/,
    judged: HONEST_OR_OPEN,
  },
  'subject-lost-papers': {
    thing:
      /\b(?:perdu\w*|perte|lost|missing)\b.*\b(?:cartes?|papiers?|cni|passe?ports?|cards?|certificat\w*|documents?)\b/,
    judged: ANY,
  },
  'subject-court': {
    thing:
      /\b(?:tribunal|juges?|proces|(?:the|in|to|high|magistrate) court|judge|avocats?|lawyers?|huissiers?|bailiff)\b/,
    judged: ANY,
  },
  'subject-debt': {
    thing: /\b(?:dettes?|heritages?|heritiers?|debts?|inherit\w*|creanci\w*)\b/,
    judged: NOT_DANGER,
  },
  'subject-thief': {
    thing:
      /\b(?:l'arret\w*|arreter (?:le|la|les|ce)|attraper (?:le|la) voleur|arrest (?:him|her|them|am)|catch (?:the )?thief)\b/,
    judged: SCAM,
  },
  'subject-together': {
    thing:
      /\b(?:plainte|police|gendarm\w*|aller|allons|complain\w*|report)\b.*\b(?:ensemble|a plusieurs|together)\b|\b(?:on est (?:\d+|nombreux)|nous sommes (?:\d+|nombreux)|join body|we plenty|many of us)\b/,
    judged: SCAM,
    where: 'money-gone',
  },
} as const satisfies Record<string, Subject>;
