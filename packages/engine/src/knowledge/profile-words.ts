import { words } from './words.ts';

/**
 * Words in the names of accounts, by what they are used for, in French and English, without accents. `_` joins words that must
 * follow each other. Source: false accounts described in warnings of CNIN (Benin), PLCC (Côte d'Ivoire), operators and the press,
 * 2023 to 2026.
 */
export const PROFILE_WORDS = {
  /** Words that an imitator adds to a trusted name to look like its service. */
  service: words(`
    support service services client clients clientele assistance aide help helpdesk care officiel officielle official officielles oficial agent agence
    reclamation reclamations conseiller conseillere admin team equipe verification verifie verified compte account securite security sav infos info
    remboursement refund contact hotline customer customercare customer_care helpcentre helpcenter chat_us here_for_you dey_for_you dey_here assist
    desk cares reactivation deblocage debloquer reclame plainte plaintes
  `),
  /** What he promises. */
  promise: words(`
    gain gains gagnant gagnants gagner bonus promo promotion cadeau cadeaux gift giveaway prime loterie lottery tombola tirage jackpot don dons recompense reward gratuit free
    forfait megas internet_gratuit anniversaire subvention financement bourse aides_sociales grant grants empowerment palliative palliatives donation
    donations winner winners win award awards prize prizes lucky dash free_money rewards gagnez gagne offert offerte offerts surprise millionnaire
  `),
  job: words(
    'recrutement recrutements recruitment recrute emploi emplois job jobs embauche rh concours hiring visa immigration',
  ),
  loan: words(
    'pret prets loan loans credit credits pret_entre_particuliers financement financements micro_credit banque_en_ligne',
  ),
  invest: words(`
    invest investir investissement investissements investment trading trader traders forex fx crypto bitcoin btc usdt binaire placement rendement profit profits doubler double_your
    mining miner copytrading doublez doubleur multipliez multiplier multiply argent_facile argent_rapide gain_garanti gains_garantis guaranteed_profit
    daily_profit tontine_en_ligne tontine_digitale tontine_electronique tontine_express tontine_rapide tontine_crypto tontine_rentable ponzi hyip
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
    commissaire inspecteur colonel general ambassade embassy consulat republique brigade magistrat magistrate prosecutor judge court parquet ministry
    presidency commissioner europol cybercrime cybercriminalite
  `),
  /** Ranks by which a person calls himself. */
  rank: words(`
    general gen colonel col capitaine captain capt major commandant commander lieutenant sergent sergeant sgt soldat soldier militaire military
    army officer officier commissaire commissioner inspecteur inspector procureur juge judge magistrat prosecutor maitre brigadier adjudant agent
  `),
  /** Work abroad that such people claim. It explains why nobody can meet them. */
  mission: words(`
    casque_bleu casques_bleus peacekeeper peacekeepers peacekeeping peace_keeper peace_mission mission_de_paix mission_onu un_mission un_army us_army
    us_marine us_navy onu syria syrie yemen afghanistan irak iraq ukraine somalie somalia oil_rig plateforme_petroliere military_doctor army_doctor
    medecin_militaire medecin_de_guerre
  `),
  /** Papers that an authority would send by post or hand over. */
  procedure: words(
    'convocation convocations mandat amende amendes proces plainte plaintes dossier_penal enquete mandat_d_arret arrest warrant summons',
  ),
  /** How easy and safe it is said to be. */
  ease: words(`
    rapide rapides serieux serieuse serieuses sans_garantie sans_garanties sans_caution particulier particuliers instant urgent urgents quick fast
    facile easy garanti garantie garantis guaranteed fiable sans_frais 24h offre offres
  `),
} as const;

export type ProfileTopic = keyof typeof PROFILE_WORDS;

/**
 * Names of people and foundations in whose name money is offered. Words of one name must follow each other. Heads of state and
 * business people come from warnings of authorities and the press, 2023 to 2026. Musicians and players of the region are here
 * because their imitators ask admirers for money.
 */
export const BORROWED_NAMES: readonly string[] = words(`
  patrice_talon romuald_wadagni alassane_ouattara bassirou_diomaye ousmane_sonko macky_sall faure_gnassingbe bola_tinubu john_mahama akufo_addo
  mahamadou_issoufou paul_biya ibrahim_traore aliko_dangote tony_elumelu elon_musk bill_gates mark_zuckerberg donald_trump
  fondation_dangote dangote_foundation fondation_mtn mtn_foundation fondation_orange bill_melinda
  didier_drogba sadio_mane samuel_eto samuel_etoo stephane_sessegnon angelique_kidjo youssou_ndour burna_boy davido wizkid aya_nakamura
  kylian_mbappe cristiano_ronaldo lionel_messi
`);
