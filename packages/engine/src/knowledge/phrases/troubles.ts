import type { PhraseTable } from './phrase-table.ts';

/** Things that are said to have happened, or to be about to happen. */
export const TROUBLES = {
  mistake: {
    fr: 'chez_toi_par chez_vous_par parti_chez_vous partis_chez_vous parti_chez_toi est_tombe_chez tombe_chez_vous mal_compose au_lieu_de vous_avez_mon_argent l_enfant_a_pris en_me_trompant mon_enfant_a_envoye pour_moi_non c_est_pour_moi par_erreur erreur_de_numero mauvais_numero trompe_de_numero trompe_de_destinataire trompee_de_numero me_suis_trompe me_suis_trompee tromper_de_numero par_megarde erreur_de_transfert faux_numero erreur_sur en_erreur pas_pour_toi pas_pour_vous n_etait_pas_pour sans_faire_expres je_me_suis_trompe erreur_de_depot',
    en: 'not_for_you meant_for instead_of my_money_is my_child_sent by_mistake mistakenly wrong_number wrong_person wrong_account in_error by_error mistake mistaken wrongly',
  },
  parcel: {
    fr: 'colis livraison paquet livrer livreur expedition douane douanes la_poste laposte mondial_relay mondialrelay chronopost colissimo dhl fedex ups dpd point_relais',
    en: 'parcel package delivery shipment customs courier dhl fedex ups usps consignment dispatch',
  },
  'parcel-trouble': {
    fr: 'erreur_est_survenue interrompue arrete_au rencontre_un_souci restitue_a retourne_a retournes_a expedie_des en_attente bloque retenu retenue suspendu suspendue adresse_incomplete adresse_incorrecte incomplete non_livre n_a_pas_pu n_avons_pas_pu pas_pu_etre instructions reprogrammer reprogrammez affranchissement frais_de_douane dernier_avis sera_retourne sera_renvoye boite_aux_lettres taille_du probleme numero_de_rue numero_de_maison',
    en: 'on_hold held pending undelivered failed_delivery incomplete_address wrong_address could_not_deliver unable_to_deliver reschedule returned_to_sender shipping_fee confirm_your_address missed',
  },
  'account-trouble': {
    fr: 'rejet rejete rejetee doit_etre_verifie doivent_etre_verifiees pas_verifie pas_verifiee arrive_a_expiration arrive_a_echeance expiration necessaire impayee retard_de_paiement retard_paiement n_a_pas_ete a_ete_commandee en_double a_2_reprises payee_2_fois inactivite contentieux suspendre manque_d_information doublon a_rencontre_un_souci bloque bloquee bloques suspendu suspendue suspension desactive desactivee limite limitee restreint restreinte gele gelee expire expiree expirera va_expirer sera_coupe sera_coupee sera_ferme cloture anomalie activite_inhabituelle activite_suspecte connexion_inhabituelle nouvel_appareil connexion_suspecte tentative_de_connexion tentative_frauduleuse frauduleuse paiement_refuse refuse incident sera_suspendu sera_bloque sera_desactive etre_bloque blocage resilie resiliation interrompu n_a_pas_pu_etre impaye en_attente_de probleme_de_paiement obligatoire',
    en: 'blocked suspended suspension deactivated disabled limited restricted locked frozen expire expired expires expiring terminated closed unusual_activity suspicious_activity unauthorized unauthorised new_device unusual_sign unusual_login unusual_login_attempt declined unpaid on_hold be_blocked be_suspended cut_off deleted compromised failed security_alert overdue',
  },
  sale: {
    fr: 'vends vend a_vendre votre_annonce ton_annonce l_article moto iphone telephone_neuf pc_portable voiture cargaison vehicule chiot chiots coinafrique leboncoin jumia expat_dakar marketplace commande_gratuite je_prends_l l_acheteur acheteur',
    en: 'for_sale selling your_advert the_item laptop iphone car_for jiji facebook_marketplace puppy puppies the_buyer buyer',
  },
  rent: {
    fr: 'chambre chambres appartement studio villa a_louer location bailleur proprietaire loyer parcelle terrain visite_de_la demarcheur',
    en: 'self_contain apartment room_to_let for_rent landlord rent_payment plot_of_land house_agent lodge',
  },
  travel: {
    fr: 'visa passeport billet_d_avion contrat_de_travail canada qatar dubai turquie bourse_canada lettre_d_admission ambassade immigration eta',
    en: 'visa passport flight_ticket canada qatar dubai admission_letter embassy immigration_form work_permit',
  },
  threat: {
    fr: 'je_publie publie_directement vont_voir va_voir recoivent la_recoivent les_recoivent j_efface je_supprime dommage_que saisir_le saccager publier publierai diffuser diffuserai divulguer exposer envoyer_la_video envoyer_tes envoyer_a_ta_famille envoyer_a_tes mandat_d_arret arrestation arrete arreter prison poursuites poursuivi poursuivie plainte convocation tribunal incarceration interpelle interpellation gendarmerie_va police_va fichier perquisition saisie detruire_ta_vie ta_reputation ruiner mourir tuer sort_mystique envouter mal_a_ta',
    en: 'will_see will_receive i_will_delete i_delete_it gets_the publish leak expose release_the_video send_to_your_family post_your arrest arrested warrant jail prison prosecuted prosecution court_case lawsuit sue ruin_your destroy_your reputation kill your_family_will your_contacts police_will legal_action',
  },
  intimate: {
    fr: 'nu_devant nue_devant ton_petit_secret ton_secret ce_qu_on_a_fait photos_que_tu_m tes_nudes video_de_toi video_intime videos_intimes photos_intimes images_intimes nu nue nus nues masturbe masturber masturbation sexuel sexuelle sexuelles webcam tes_photos ta_video tes_videos sextape porno pedopornographie pedopornographique pornographie pornographique',
    en: 'your_secret what_we_did the_pictures_you_sent nude nudes naked intimate sex_tape your_video your_videos your_pictures webcam masturbate masturbating masturbation porn recorded_you explicit_video explicit_videos private_video explicit private_parts your_nudes',
  },
  family: {
    fr: 'papa maman mamie papi tonton tata tantie mon_pere ma_mere cousin ta_fille ton_fils c_est_ta_fille c_est_ton_fils frero petit_frere grand_frere grande_soeur',
    en: 'mum mom dad daddy mummy mama papa uncle aunty auntie your_son your_daughter bro sis it_s_me',
  },
  'new-number': {
    fr: 'nouveau_numero change_de_numero autre_numero telephone_est_casse portable_est_casse casse_mon_telephone perdu_mon_telephone telephone_est_tombe portable_est_tombe tombe_dans_l_eau telephone_est_en_panne mon_tel_est telephone_casse numero_temporaire telephone_vole vole_mon_telephone portable_casse portable_est_hs',
    en: 'new_number changed_my_number phone_broke phone_is_broken broken_phone lost_my_phone dropped_my_phone phone_is_bad temporary_number this_is_my_new different_number phone_was_stolen phone_fell',
  },
  emergency: {
    fr: 'aeroport frontiere frontiere_de policiers_veulent me_chasse mon_loyer pharmacie transport_pour zem bloquee coincee en_pleurs accident hopital urgence_medicale opere operation_urgente hospitalise hospitalisee commissariat garde_a_vue coince bloque_a bloquee_a agresse agressee vole_a malade ordonnance clinique deces panne_sur',
    en: 'airport border landlord rent_is hungry pharmacy stranded accident hospital surgery operation emergency police_station stuck robbed sick detained admitted',
  },
  romance: {
    fr: 'bebe cherie cheri mon_prince ma_reine tu_m_as_plu femme_de_ma_vie homme_de_ma_vie tu_me_manques belle_inconnue bb tchoupi mon_amour ma_cherie mon_cheri mon_coeur mon_bebe ame_soeur rencontre_serieuse relation_serieuse t_epouser me_marier notre_mariage venir_te_voir te_rejoindre je_t_aime tomber_amoureux mon_ange',
    en: 'babe baby darling my_king i_miss_you my_love my_dear sweetheart honey my_queen soulmate marry_you fell_in_love in_love_with love_you my_angel be_with_you',
  },
  fine: {
    fr: 'amende amendes antai contravention infraction peage crit_air vignette forfait_post stationnement telepeage ulys',
    en: 'a_fine unpaid_fine traffic_fine fine_of the_fine pay_fine penalty_of penalty_charge unpaid_toll toll_charge toll_fee toll_invoice ticket_violation parking_charge pcn traffic_ticket ezpass',
  },
  health: {
    fr: 'carte_vitale ameli assurance_maladie vitale securite_sociale mutuelle cpam',
    en: 'medicare nhs nhif health_insurance vaccine_slot',
  },
} as const satisfies Readonly<Record<string, PhraseTable>>;
