import { ANY, NOT_CALM, type Particular, SCAM } from './particular.ts';

type Matter = Omit<Particular, 'topics'>;

/** Of whatever is asked about these, this much is true: who knows more, and what not to do before. */
export const OF_MATTERS = {
  'matter-forwarding': {
    thing: /#\s?#\s?(?:21|002|62|67|61|004)\s?#/,
    judged: ANY,
  },
  'matter-fine': {
    thing: /\b(?:amendes?|contraventions?|contester|proces[- ]verbal|fines?|speeding)\b/,
    judged: ANY,
  },
  'matter-debit': {
    thing: /\b(?:debits?|preleve\w*|prelevements?|frais de tenue|debited|deduct(?:ed|ion)|enlever le pack)\b/,
    judged: ['unknown', 'calm'],
  },
  'matter-copy': {
    thing:
      /\b(?:copies?|photocopies?|cach\w*|barr\w*|masqu\w*|cover|hide)\b.*\b(?:numeros?|cartes?|cni|id|papiers?|pieces?|cards?|number)\b/,
    judged: ANY,
  },
  'matter-passport': {
    thing:
      /\b(?:gard\w*|tien\w*|retien\w*|recuper\w*|reprend\w*|back|hold\w*|keep\w*|seized?)\b.*\bpasse?ports?\b|\bpasse?ports?\b.*\b(?:gard\w*|retenu|recuper\w*|reprend\w*|back|hold\w*|keep\w*|seized?)\b/,
    judged: ANY,
  },
  'matter-guarantee': {
    thing: /\b(?:garante?s?|caution solidaire|guarantors?|surety|stand for (?:him|her|them))\b/,
    judged: ANY,
  },
  'matter-signing': {
    thing:
      /\b(?:sign(?:er|ez|ature|ed|ing)|empreintes?|pouce|thumb\w*)\b|\b(?:je|il|elle|on|i|we|he|she|dem|no) (?:\w+ )?signe?\b/,
    judged: ANY,
  },
  'matter-force': {
    thing:
      /\b(?:de force|par force|by force|arrach\w*|sais(?:ir|i|ie|issent)|seize[sd]?|confisqu\w*|sans (?:se )?(?:battre|bagarre)|without fight\w*)\b/,
    judged: ANY,
  },
  'matter-health': {
    thing:
      /\b(?:gaz|poison\w*|toxique|malades?|medicaments?|medicines?|drugs?|sang|blood|enceinte|pregnan\w*|vaccins?|vaccine|sick|fever|fievre)\b/,
    judged: ANY,
  },
  'matter-loading': {
    thing: /\b(?:charge(?:r|ment|z)?|decharg\w*|camions?|load\w*|offload\w*|lorry|lorries|trucks?)\b/,
    judged: NOT_CALM,
  },
  'matter-weighing': {
    thing: /\b(?:bascules?|pes(?:er|e|age|ee)|repes\w*|weigh\w*|scales?)\b/,
    judged: ANY,
  },
  'matter-wages': {
    thing: /\b(?:salaires?|paie|wages?|salary|salaries|unpaid)\b/,
    judged: ANY,
  },
  'matter-repair': {
    thing:
      /\b(?:moteurs?|repar\w*|mecanicien\w*|mechanic\w*|engines?|pannes?|en panne|pieces? detachees?|spare parts?)\b/,
    judged: ANY,
  },
  'matter-delivery': {
    thing: /\b(?:livreurs?|livraisons?|riders?|delivery|dispatch)\b/,
    judged: ANY,
  },
  'matter-bill': {
    thing:
      /\b(?:sbee|cie|senelec|ceet|soneb|sodeci|onea|sonabel|nigelec|ecg|nepa|phcn|eneo|facture d'(?:eau|electricite)|light bill|compteurs?|meters?|prepaid)\b/,
    judged: ANY,
  },
  'matter-dues': {
    thing: /\b(?:mairie|taxes?|patente|commune|council|levy|levies|assembly)\b/,
    judged: ANY,
  },
  'matter-lost-papers': {
    thing:
      /\b(?:perdu\w*|perte|lost|missing)\b.*\b(?:cartes?|papiers?|cni|passe?ports?|cards?|certificat\w*|documents?)\b/,
    judged: ANY,
  },
  'matter-court': {
    thing: /\b(?:tribunal|juges?|proces|court|judge|avocats?|lawyers?|huissiers?|bailiff)\b/,
    judged: ANY,
  },
  'matter-debt': {
    thing: /\b(?:dettes?|heritages?|heritiers?|debts?|inherit\w*|creanci\w*)\b/,
    judged: ANY,
  },
  'matter-thief': {
    thing:
      /\b(?:l'arret\w*|arreter (?:le|la|les|ce)|attraper (?:le|la) voleur|arrest (?:him|her|them|am)|catch (?:the )?thief)\b/,
    judged: SCAM,
  },
  'matter-together': {
    thing:
      /\b(?:ensemble|a plusieurs|on est (?:\d+|nombreux)|nous sommes (?:\d+|nombreux)|together|join body|we plenty|many of us)\b/,
    judged: SCAM,
  },
} as const satisfies Record<string, Matter>;
