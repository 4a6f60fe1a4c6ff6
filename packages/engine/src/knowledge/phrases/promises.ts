import type { PhraseTable } from './phrase-table.ts';

/** What is promised for obeying. */
export const PROMISES = {
  prize: {
    fr: 'tu_as_ete_choisi vous_etes_notre vous_avez_ete_choisi t_as_gagne j_ai_choisi_votre vous_offre_un auditeur_du_jour offert_pour_valider felicitation felicitations vous_avez_gagne tu_as_gagne avez_ete_selectionne etes_selectionne es_selectionne as_ete_selectionne avez_ete_tire gagnant gagnante heureux_gagnant heureuse_gagnante loterie tombola tirage tirage_au_sort gros_lot jackpot remporte remportez avez_ete_choisi numero_a_ete_tire laureat laureate beneficiaire_d_un avez_ete_designe cadeau_surprise a_ete_selectionne',
    en: 'you_are_our congratulations congrats you_have_won you_won you_ve_won has_won ve_won have_won u_won won_a won_the won_our won_1 winner lucky_winner lottery raffle jackpot selected_to have_been_selected been_selected prize grand_prize awarded been_chosen lucky_draw sweepstake promo_draw you_are_selected',
  },
  claim: {
    fr: 'reclame reclamer reclamez retirer retirez retrait recuperer recuperez recevoir beneficier beneficiez entrer_en_possession toucher encaisser obtenir profitez profiter debloquer',
    en: 'claim claiming collect receive redeem withdraw get_your cash_out release access',
  },
  aid: {
    fr: 'ong fondation prime bourse_d_etude bourse_d_etudes credit_agricole orphelinat veuves projet subvention aide_financiere aide_de_l_etat aides_de_l_etat aide_sociale allocation prime_de don_de_l don_de dons financement_de projet_de_financement fonds_d_aide appui_financier credit_impot droits_cpf compte_cpf cheque_energie prime_exceptionnelle remboursement indemnisation trop_percu regularisation_de_votre',
    en: 'ngo scholarship bursary orphanage widows_fund grant grants empowerment palliative donation relief_fund stimulus compensation tax_refund refund rebate benefit covid_relief scheme foundation',
  },
  gain: {
    fr: 'rente benefices ca_rapporte j_ai_double rapporter gain gains benefice rendement rendements profit profits interet interets rapporte rapportent revenu revenus double doubler doublez doublement triple tripler multiplie multiplier multiplication fructifier fois_la_mise par_jour chaque_jour par_semaine par_mois recevez recevoir recois recevras gagnez gagner bonus',
    en: 'passive_income cash_out_daily profit profits return returns roi earn earning earnings double doubled triple multiply income daily weekly per_day per_week interest payout receive',
  },
  guarantee: {
    fr: 'aucun_client_n_a_jamais zero_perte dans_72h en_3_jours en_5_jours en_7_jours chaque_matin a_vie deux_semaines garanti garantie garantis garanties sans_risque sans_risques zero_risque risque_zero aucun_risque sur_et_certain a_100 100_garanti 100_sur 100_fiable sans_perdre sans_effort fixe cote_sure score_exact scores_exacts match_truque matchs_truques doublez doubler_votre doubler_ton multiplier_votre multipliez triplez en_24h en_48h en_72h en_30_minutes en_une_heure en_2_heures',
    en: 'in_3_days in_5_days in_7_days every_morning for_life nobody_has_lost guaranteed guarantee risk_free no_risk zero_risk 100_sure 100_legit sure_odds fixed_match fixed_matches double_your triple_your multiply_your within_24hrs in_24hrs in_24_hours within_24_hours in_30_minutes in_1_hour legit_and without_stress no_loss',
  },
  invest: {
    fr: 'investis investir investissez investissement investissements placement placements trading trader forex crypto cryptomonnaie bitcoin btc usdt miser mise_de mise_minimum parts plateforme pack capital depot_minimum tontine_en_ligne binaire paris_sportifs',
    en: 'invest investing investment trading trader forex crypto bitcoin btc usdt mining platform package stake staking slot capital binary',
  },
  job: {
    fr: 'stage candidature cv emplois recruteur embauchee manutention enqueteur emploi travail travailler job boulot recrute recrutons recrutement embauche poste postes salaire salarie teletravail embauchons embauches',
    en: 'internship cv applicants job jobs work recruit recruiting recruitment hiring vacancy position employment salary part_time employer online_job',
  },
  'easy-job': {
    fr: 'sans_concours recrutement_direct garantir_l_admission reserver_votre_place liste_additionnelle sans_experience sans_diplome a_domicile depuis_chez_vous depuis_la_maison de_chez_vous en_ligne par_jour 1h_par quelques_heures liker aimer_des_videos likes_youtube abonner_a des_taches taches_simples heures_flexibles logement_gratuit billet_offert visa_offert prise_en_charge au_canada pour_le_canada a_l_etranger a_dubai en_europe paiement_quotidien paye_chaque_jour',
    en: 'no_experience from_home work_from_home per_day daily_pay a_day simple_tasks like_videos youtube_likes flexible_hours free_visa free_accommodation to_canada in_canada abroad paid_daily optimize tasks commission_daily',
  },
  loan: {
    fr: 'pret prets credit_rapide credit_sans microcredit emprunt preteur preteuse pret_entre financement_rapide offre_de_pret demande_de_pret',
    en: 'loan loans lender quick_loan borrow credit_facility loan_offer',
  },
  'easy-loan': {
    fr: 'sans_garantie sans_justificatif sans_enquete entre_particuliers entre_particulier particulier_serieux taux_de_2 taux_de_3 taux_d_interet_de_2 taux_d_interet_de_3 a_2 en_24h en_48h en_72h sous_24h sous_48h interdit_bancaire fiche_banque personne_serieuse personnes_serieuses rapide toute_personne conditions_simples',
    en: 'no_collateral without_collateral instant within_24 low_interest 2_interest 3_interest bad_credit no_paperwork serious_people guaranteed_loan approved',
  },
  inheritance: {
    fr: 'heritage heritier heritiere legs leguer testament notaire defunt defunte veuve veuf phase_terminale cancer incurable faire_don_de orphelins donation_de fonds_bloque beneficiaire_de_ma',
    en: 'next_of_kin inheritance beneficiary deceased late_husband late_father barrister widow cancer dying consignment trunk_box unclaimed dormant_account foreign_partner transfer_of_the_sum business_proposal charity_fund confidential_transaction claim_the_fund overdue_payment contract_sum diplomat will_and_testament god_fearing investor_in_your_country abandoned_fund',
  },
  million: {
    fr: 'million millions milliard milliards',
    en: 'million millions billion usd us_dollars pounds_sterling united_states_dollars',
  },
  magic: {
    fr: 'marabout maitre_marabout grand_maitre medium_voyant grand_medium voyant feticheur portefeuille_magique valise_magique calebasse_magique bague_magique savon_magique retour_affectif retour_d_affection envoutement desenvoutement rituel rituels multiplication_d_argent multiplication_de_billets pacte illuminati puissant_maitre vaudou travaux_occultes huile_magique',
    en: 'money_ritual money_rituals spell_caster spellcaster herbalist juju illuminati magic_wallet native_doctor spiritual_father occult love_spell native_soap',
  },
  recovery: {
    fr: 'recuperer_votre_argent recuperer_ton_argent recuperation_de_fonds recuperer_l_argent recuperer_les_fonds victimes_d_arnaque victime_d_arnaque victime_d_une_arnaque arnaques_en_ligne hacker_ethique recuperation_de_compte',
    en: 'recover_your_money recover_lost recover_your_lost recover_your_funds recovery_expert funds_recovery recovery_agent scam_victims get_your_money_back ethical_hacker lost_funds asset_recovery',
  },
  wallet: {
    fr: 'phrase_secrete phrase_de_recuperation seed_phrase cle_privee connecter_votre_portefeuille connectez_votre_portefeuille metamask trustwallet airdrop ledger tokens jetons',
    en: 'seed_phrase recovery_phrase private_key connect_your_wallet wallet_connect walletconnect metamask trust_wallet airdrop claim_tokens ledger_live presale staking_rewards token_claim',
  },
} as const satisfies Readonly<Record<string, PhraseTable>>;
