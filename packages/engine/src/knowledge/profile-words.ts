import { words } from './words.ts';

/**
 * Words in the names of accounts, by what they are used for, in French and English, without accents; `_` joins words that must follow
 * each other. Source: false accounts described in warnings of CNIN (Benin), PLCC (Côte d'Ivoire), operators and the press, 2023 to 2026.
 */
export const PROFILE_WORDS = {
  /** What an imitator adds to a trusted name to seem its service. */
  service: words(`
    support service services client clients clientele assistance aide help helpdesk care officiel officielle official officielles oficial agent agence
    reclamation reclamations conseiller conseillere admin team equipe verification verifie verified compte account securite security sav infos info
    remboursement refund contact hotline
  `),
  /** What he promises. */
  promise: words(`
    gain gains gagnant gagnants gagner bonus promo promotion cadeau cadeaux gift giveaway prime loterie lottery tombola tirage jackpot don dons recompense reward gratuit free
    forfait megas internet_gratuit anniversaire subvention financement bourse aides_sociales
  `),
  job: words(
    'recrutement recrutements recruitment recrute emploi emplois job jobs embauche rh concours hiring visa immigration',
  ),
  loan: words(
    'pret prets loan loans credit credits pret_entre_particuliers financement financements micro_credit banque_en_ligne',
  ),
  invest: words(`
    invest investir investissement investissements investment trading trader traders forex fx crypto bitcoin btc usdt binaire placement rendement profit profits doubler double_your
    mining miner copytrading
  `),
  magic: words(`
    marabout maraboutage voyant voyance medium_voyant feticheur vaudou voodoo retour_affectif retour_d_affection portefeuille_magique valise_magique multiplication_d_argent pacte
    illuminati bague_magique rituel_argent spell_caster spellcaster
  `),
  recovery: words(`
    recovery recover fund_recovery crypto_recovery asset_recovery recuperation recuperer recuperation_argent recuperation_de_compte recuperation_compte hacker hackers ethical_hacker hack
    piratage cyber_enquete
  `),
  authority: words(`
    police gendarmerie interpol procureur tribunal justice ministere ministre presidence president mairie prefecture gouv douane douanes gouvernement government cnin plcc ocrc anssi efcc fbi huissier juge
    commissaire inspecteur colonel general ambassade embassy consulat
  `),
} as const;

export type ProfileTopic = keyof typeof PROFILE_WORDS;

/**
 * Names of people and foundations in whose name money is offered; words that must follow each other. Heads of state and business people
 * from warnings of authorities and the press, 2023 to 2026; musicians and players of the region, whose imitators ask admirers for money.
 */
export const BORROWED_NAMES: readonly string[] = words(`
  patrice_talon romuald_wadagni alassane_ouattara bassirou_diomaye ousmane_sonko macky_sall faure_gnassingbe bola_tinubu john_mahama akufo_addo
  mahamadou_issoufou paul_biya ibrahim_traore aliko_dangote tony_elumelu elon_musk bill_gates mark_zuckerberg donald_trump
  fondation_dangote dangote_foundation fondation_mtn mtn_foundation fondation_orange bill_melinda
  didier_drogba sadio_mane samuel_eto samuel_etoo stephane_sessegnon angelique_kidjo youssou_ndour burna_boy davido wizkid aya_nakamura
  kylian_mbappe cristiano_ronaldo lionel_messi
`);
