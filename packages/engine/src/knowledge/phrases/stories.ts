import { phrases } from './phrase-table.ts';

/** What is told to make the demand believable. */
export const STORIES = {
  mistake: phrases({
    fr: `par_erreur erreur_de_numero mauvais_numero trompe_de_numero trompe_de_destinataire trompee_de_numero me_suis_trompe me_suis_trompee tromper_de_numero par_megarde erreur_de_transfert faux_numero erreur_sur
      en_erreur pas_pour_toi pas_pour_vous n_etait_pas_pour sans_faire_expres je_me_suis_trompe erreur_de_depot`,
    en: 'by_mistake mistakenly wrong_number wrong_person wrong_account in_error by_error mistake mistaken wrongly',
  }),
  prize: phrases({
    fr: `felicitation felicitations vous_avez_gagne tu_as_gagne avez_ete_selectionne etes_selectionne es_selectionne as_ete_selectionne avez_ete_tire gagnant gagnante heureux_gagnant heureuse_gagnante loterie tombola tirage tirage_au_sort
      gros_lot jackpot remporte remportez avez_ete_choisi numero_a_ete_tire laureat laureate beneficiaire_d_un avez_ete_designe cadeau_surprise a_ete_selectionne`,
    en: `congratulations congrats you_have_won you_won you_ve_won has_won ve_won have_won u_won won_a won_the won_our won_1 winner lucky_winner lottery raffle jackpot selected_to have_been_selected been_selected prize grand_prize awarded
      been_chosen lucky_draw sweepstake promo_draw you_are_selected`,
  }),
  claim: phrases({
    fr: `reclame reclamer reclamez retirer retirez retrait recuperer recuperez recevoir beneficier beneficiez entrer_en_possession toucher encaisser obtenir profitez profiter debloquer`,
    en: 'claim claiming collect receive redeem withdraw get_your cash_out release access',
  }),
  aid: phrases({
    fr: `subvention aide_financiere aide_de_l_etat aides_de_l_etat aide_sociale allocation prime_de don_de_l don_de dons fondation financement_de projet_de_financement fonds_d_aide appui_financier credit_impot droits_cpf
      compte_cpf cheque_energie prime_exceptionnelle remboursement indemnisation trop_percu regularisation_de_votre`,
    en: 'grant grants empowerment palliative donation relief_fund stimulus compensation tax_refund refund rebate benefit covid_relief bursary scheme foundation',
  }),
  parcel: phrases({
    fr: `colis livraison paquet livrer livreur expedition douane douanes la_poste laposte mondial_relay mondialrelay chronopost colissimo dhl fedex ups dpd point_relais`,
    en: 'parcel package delivery shipment customs courier dhl fedex ups usps consignment dispatch',
  }),
  'parcel-trouble': phrases({
    fr: `erreur_est_survenue interrompue arrete_au rencontre_un_souci restitue_a retourne_a retournes_a expedie_des en_attente bloque retenu retenue suspendu suspendue adresse_incomplete adresse_incorrecte incomplete non_livre n_a_pas_pu n_avons_pas_pu pas_pu_etre instructions reprogrammer reprogrammez affranchissement
      frais_de_douane dernier_avis sera_retourne sera_renvoye boite_aux_lettres taille_du probleme numero_de_rue numero_de_maison`,
    en: 'on_hold held pending undelivered failed_delivery incomplete_address wrong_address could_not_deliver unable_to_deliver reschedule returned_to_sender shipping_fee confirm_your_address missed',
  }),
  'account-trouble': phrases({
    fr: `rejet rejete rejetee doit_etre_verifie doivent_etre_verifiees pas_verifie pas_verifiee arrive_a_expiration arrive_a_echeance expiration necessaire impayee retard_de_paiement retard_paiement n_a_pas_ete
      a_ete_commandee en_double a_2_reprises payee_2_fois inactivite contentieux suspendre manque_d_information doublon a_rencontre_un_souci bloque bloquee bloques suspendu suspendue suspension desactive desactivee limite limitee restreint restreinte gele gelee expire expiree expirera va_expirer sera_coupe sera_coupee sera_ferme cloture
      anomalie activite_inhabituelle activite_suspecte connexion_inhabituelle nouvel_appareil connexion_suspecte tentative_de_connexion tentative_frauduleuse frauduleuse paiement_refuse rejete refuse incident
      sera_suspendu sera_bloque sera_desactive etre_bloque blocage resilie resiliation interrompu n_a_pas_pu_etre impaye en_attente_de probleme_de_paiement obligatoire`,
    en: `blocked suspended suspension deactivated disabled limited restricted locked frozen expire expired expires expiring terminated closed unusual_activity suspicious_activity unauthorized unauthorised
      new_device unusual_sign unusual_login unusual_login_attempt declined unpaid on_hold be_blocked be_suspended cut_off deleted compromised failed security_alert overdue`,
  }),
  gain: phrases({
    fr: `gain gains benefice benefices rendement rendements profit profits interet interets rapporte rapportent revenu revenus double doubler doublez doublement triple tripler multiplie multiplier multiplication
      fructifier fois_la_mise par_jour chaque_jour par_semaine par_mois recevez recevoir recois recevras gagnez gagner bonus`,
    en: 'profit profits return returns roi earn earning earnings double doubled triple multiply income daily weekly per_day per_week interest payout receive',
  }),
  guarantee: phrases({
    fr: `garanti garantie garantis garanties sans_risque sans_risques zero_risque risque_zero aucun_risque sur_et_certain a_100 100_garanti 100_sur 100_fiable sans_perdre sans_effort fixe cote_sure score_exact scores_exacts match_truque
      matchs_truques doublez doubler_votre doubler_ton multiplier_votre multipliez triplez en_24h en_48h en_72h en_30_minutes en_une_heure en_2_heures`,
    en: `guaranteed guarantee risk_free no_risk zero_risk 100_sure 100_legit sure_odds fixed_match fixed_matches double_your triple_your multiply_your within_24hrs in_24hrs in_24_hours within_24_hours
      in_30_minutes in_1_hour legit_and without_stress no_loss`,
  }),
  invest: phrases({
    fr: `investis investir investissez investissement investissements placement placements trading trader forex crypto cryptomonnaie bitcoin btc usdt miser mise_de mise_minimum parts plateforme pack capital depot_minimum tontine_en_ligne
      binaire paris_sportifs`,
    en: 'invest investing investment trading trader forex crypto bitcoin btc usdt mining platform package stake staking slot capital binary',
  }),
  job: phrases({
    fr: `emploi emplois travail travailler job boulot recrute recrutons recrutement recruteur embauche poste postes salaire salarie teletravail candidature embauchons embauches`,
    en: 'job jobs work recruit recruiting recruitment hiring vacancy position employment salary part_time employer online_job',
  }),
  'easy-job': phrases({
    fr: `sans_concours recrutement_direct garantir_l_admission reserver_votre_place liste_additionnelle sans_experience sans_diplome a_domicile depuis_chez_vous depuis_la_maison de_chez_vous en_ligne par_jour 1h_par quelques_heures liker aimer_des_videos likes_youtube abonner_a des_taches taches_simples heures_flexibles
      logement_gratuit billet_offert visa_offert prise_en_charge au_canada pour_le_canada a_l_etranger a_dubai en_europe paiement_quotidien paye_chaque_jour`,
    en: 'no_experience from_home work_from_home per_day daily_pay a_day simple_tasks like_videos youtube_likes flexible_hours free_visa free_accommodation to_canada in_canada abroad paid_daily optimize tasks commission_daily',
  }),
  loan: phrases({
    fr: 'pret prets credit_rapide credit_sans microcredit emprunt preteur preteuse pret_entre financement_rapide offre_de_pret demande_de_pret',
    en: 'loan loans lender quick_loan borrow credit_facility loan_offer',
  }),
  'easy-loan': phrases({
    fr: `sans_garantie sans_justificatif sans_enquete entre_particuliers entre_particulier particulier_serieux taux_de_2 taux_de_3 taux_d_interet_de_2 taux_d_interet_de_3 a_2 en_24h en_48h en_72h sous_24h sous_48h interdit_bancaire
      fiche_banque personne_serieuse personnes_serieuses rapide toute_personne conditions_simples`,
    en: 'no_collateral without_collateral instant within_24 low_interest 2_interest 3_interest bad_credit no_paperwork serious_people guaranteed_loan approved',
  }),
  threat: phrases({
    fr: `publier publierai diffuser diffuserai divulguer exposer envoyer_la_video envoyer_tes envoyer_a_ta_famille envoyer_a_tes mandat_d_arret arrestation arrete arreter prison poursuites poursuivi poursuivie plainte
      convocation tribunal incarceration interpelle interpellation gendarmerie_va police_va fichier perquisition saisie detruire_ta_vie ta_reputation ruiner mourir tuer sort_mystique envouter mal_a_ta`,
    en: `publish leak expose release_the_video send_to_your_family post_your arrest arrested warrant jail prison prosecuted prosecution court_case lawsuit sue ruin_your destroy_your reputation kill
      your_family_will your_contacts police_will legal_action`,
  }),
  intimate: phrases({
    fr: 'video_de_toi video_intime videos_intimes photos_intimes images_intimes nu nue nus nues masturb* sexuel sexuelle sexuelles webcam tes_photos ta_video tes_videos sextape porno pedoporno* pornographi*',
    en: 'nude nudes naked intimate sex_tape your_video your_videos your_pictures webcam masturbat* porn recorded_you explicit_video explicit_videos private_video explicit private_parts your_nudes',
  }),
  family: phrases({
    fr: 'papa maman mamie papi tonton tata tantie mon_pere ma_mere cousin ta_fille ton_fils c_est_ta_fille c_est_ton_fils frero petit_frere grand_frere grande_soeur',
    en: 'mum mom dad daddy mummy mama papa uncle aunty auntie your_son your_daughter bro sis it_s_me',
  }),
  'new-number': phrases({
    fr: `nouveau_numero change_de_numero autre_numero telephone_est_casse portable_est_casse casse_mon_telephone perdu_mon_telephone telephone_est_tombe portable_est_tombe tombe_dans_l_eau telephone_est_en_panne mon_tel_est
      telephone_casse numero_temporaire telephone_vole vole_mon_telephone portable_casse portable_est_hs`,
    en: 'new_number changed_my_number phone_broke phone_is_broken broken_phone lost_my_phone dropped_my_phone phone_is_bad temporary_number this_is_my_new different_number phone_was_stolen phone_fell',
  }),
  emergency: phrases({
    fr: `accident hopital urgence_medicale opere operation_urgente hospitalise hospitalisee commissariat garde_a_vue coince coincee bloque_a bloquee_a agresse agressee vole_a malade ordonnance clinique deces panne_sur`,
    en: 'accident hospital surgery operation emergency police_station stranded stuck robbed sick detained admitted',
  }),
  romance: phrases({
    fr: `mon_amour ma_cherie mon_cheri mon_coeur mon_bebe ame_soeur rencontre_serieuse relation_serieuse t_epouser me_marier notre_mariage venir_te_voir te_rejoindre je_t_aime tomber_amoureux mon_ange`,
    en: 'my_love my_dear darling sweetheart honey my_queen soulmate marry_you fell_in_love in_love_with love_you my_angel be_with_you',
  }),
  inheritance: phrases({
    fr: `heritage heritier heritiere legs leguer testament notaire defunt defunte veuve veuf phase_terminale cancer incurable faire_don_de orphelins donation_de fonds_bloque beneficiaire_de_ma`,
    en: `next_of_kin inheritance beneficiary deceased late_husband late_father barrister widow cancer dying consignment trunk_box unclaimed dormant_account foreign_partner transfer_of_the_sum business_proposal charity_fund
      confidential_transaction claim_the_fund overdue_payment contract_sum diplomat will_and_testament god_fearing investor_in_your_country abandoned_fund`,
  }),
  million: phrases({
    fr: 'million millions milliard milliards',
    en: 'million millions billion usd us_dollars pounds_sterling united_states_dollars',
  }),
  magic: phrases({
    fr: `marabout maitre_marabout grand_maitre medium_voyant grand_medium voyant feticheur portefeuille_magique valise_magique calebasse_magique bague_magique savon_magique retour_affectif retour_d_affection envoutement desenvoutement rituel rituels
      multiplication_d_argent multiplication_de_billets pacte illuminati puissant_maitre vaudou travaux_occultes huile_magique`,
    en: 'money_ritual money_rituals spell_caster spellcaster herbalist juju illuminati magic_wallet native_doctor spiritual_father occult love_spell native_soap',
  }),
  recovery: phrases({
    fr: `recuperer_votre_argent recuperer_ton_argent recuperation_de_fonds recuperer_l_argent recuperer_les_fonds victimes_d_arnaque victime_d_arnaque victime_d_une_arnaque arnaques_en_ligne hacker_ethique recuperation_de_compte`,
    en: 'recover_your_money recover_lost recover_your_lost recover_your_funds recovery_expert funds_recovery recovery_agent scam_victims get_your_money_back ethical_hacker lost_funds asset_recovery',
  }),
  wallet: phrases({
    fr: 'phrase_secrete phrase_de_recuperation seed_phrase cle_privee connecter_votre_portefeuille connectez_votre_portefeuille metamask trustwallet airdrop ledger tokens jetons',
    en: 'seed_phrase recovery_phrase private_key connect_your_wallet wallet_connect walletconnect metamask trust_wallet airdrop claim_tokens ledger_live presale staking_rewards token_claim',
  }),
  fine: phrases({
    fr: 'amende amendes antai contravention infraction peage crit_air vignette forfait_post stationnement telepeage ulys',
    en: 'a_fine unpaid_fine traffic_fine fine_of the_fine pay_fine penalty_of penalty_charge unpaid_toll toll_charge toll_fee toll_invoice ticket_violation parking_charge pcn traffic_ticket ezpass',
  }),
  health: phrases({
    fr: 'carte_vitale ameli assurance_maladie vitale securite_sociale mutuelle cpam',
    en: 'medicare nhs nhif health_insurance vaccine_slot',
  }),
} as const;
