import type { PhraseTable } from './phrase-table.ts';

/** Phrases that say who speaks, how they press, and what lowers the suspicion. */
export const CONTEXT = {
  urgent: {
    fr: 'urgent urgente urgemment urgence d_urgence immediatement tout_de_suite au_plus_vite le_plus_vite des_maintenant sans_delai sans_tarder dernier_delai dernier_rappel dernier_avis derniere_chance dernieres_places avant_minuit avant_ce_soir sous_24h sous_48h dans_les_24 dans_les_48 dans_l_heure places_limitees vite_vite fais_vite faites_vite depeche depechez dans_10_minutes dans_les_2_heures expire_aujourd sous_peine',
    en: 'urgent urgently immediately right_now asap act_now within_24 within_48 in_24_hours before_midnight last_chance final_notice final_warning limited_slots hurry quickly quick_quick sharp_sharp now_now last_reminder expires_today without_delay as_soon_as_possible today_only',
  },
  secrecy: {
    fr: 'ne_dis_a_personne ne_le_dis_a ne_dis_rien ne_dites_rien ne_dites_a_personne dis_a_personne n_en_parle n_en_parlez en_parle_a_personne parle_a_personne parlez_a_personne parler_a_personne reste_entre_nous rester_entre_nous entre_nous garde_le_secret gardez_le_secret garder_le_secret strictement_confidentiel tres_confidentiel toute_discretion en_secret sans_prevenir sans_le_dire ne_previens ne_prevenez que_ca_reste_entre',
    en: 'don_t_tell_anyone don_t_tell_anybody dont_tell_anyone dont_tell do_not_tell tell_no_one tell_nobody between_us keep_it_secret keep_this_secret keep_it_confidential strictly_confidential keep_this_confidential highly_confidential utmost_confidence top_secret no_tell_anybody don_t_inform don_t_tell',
  },
  'stay-on-line': {
    fr: 'ne_raccrochez_pas ne_raccroche_pas restez_en_ligne reste_en_ligne suivez_mes_instructions suis_mes_instructions je_vais_vous_guider je_vous_guide je_te_guide suivez_les_etapes_que faites_ce_que_je',
    en: 'don_t_hang_up do_not_hang_up stay_on_the_line stay_on_line follow_my_instructions i_will_guide let_me_guide as_i_tell_you',
  },
  'by-hand': {
    fr: 'a_votre_agence votre_agence dans_votre_agence au_comptoir au_coursier a_l_eglise a_la_pharmacie au_kiosque en_especes_a chez_le_tresorier a_la_tresoriere a_la_reunion apres_essai au_poste en_agence a_l_agence au_guichet au_secretariat a_la_caisse a_la_livraison a_la_reception a_la_remise a_l_accueil en_boutique sur_place en_main_propre main_a_main a_l_arrivee a_la_signature apres_la_visite apres_visite au_livreur au_bureau_de au_magasin chez_nous a_l_ecole a_la_mairie au_centre au_commissariat au_siege a_la_banque en_pharmacie au_marche devant_vous apres_verification contre_recu apres_inspection aupres_de_l_etablissement au_tresor dans_nos_locaux',
    en: 'at_church at_the_meeting at_the_pharmacy on_delivery at_the_office at_our_branch at_the_branch at_any_branch at_the_counter in_person at_the_bank at_school to_the_rider to_the_driver at_the_gate at_the_bursary at_the_shop after_inspection at_the_clinic at_the_hospital in_branch after_viewing when_you_receive at_the_desk at_the_station',
  },
  'own-channel': {
    fr: 'au_dos_de_votre_carte aucune_action ignorez_ce_message numero_inscrit numero_officiel numero_vert site_officiel application_officielle play_store app_store numero_habituel votre_conseiller_habituel dans_l_application dans_votre_application notre_application service_client_gratuit composez_le_111 sur_notre_application vous_meme',
    en: 'no_action ignore_this_message official_number official_line official_website official_app play_store app_store in_the_app in_your_app our_app toll_free back_of_your_card',
  },
  warning: {
    fr: 'personne_ne_peut_garantir aucune_societe n_est_autorisee deposez_plainte portez_plainte personne_de_serieux prevenez_votre_operateur ne_cedez_pas evitez_les ne_payez_rien ne_croyez_pas mefiez_vous mefie_toi attention_aux_arnaques attention_a_l_arnaque attention_arnaque attention_arnaques attention_au_smishing attention_aux_fraudes attention_aux_faux c_est_une_arnaque sont_des_arnaques ce_sont_des_arnaques des_escrocs les_escrocs des_arnaqueurs les_arnaqueurs les_fraudeurs des_fraudeurs soyez_vigilant soyez_vigilants restez_vigilant restez_vigilants sensibilisation tentative_de_fraude tentative_d_escroquerie n_envoie_jamais ne_vous_demandera ne_vous_demanderont ne_vous_demanderons ne_demande_jamais ne_demandons_jamais ne_repondez_pas_a ne_cliquez_pas ne_cliquez_jamais fausses_offres faux_agents faux_messages ne_tombez_pas ne_payez_jamais',
    en: 'nobody_can_guarantee nobody_honest were_you_scammed report_it_to nobody_genuine beware beware_of it_is_a_scam is_a_scam scammers_are fraudsters_are fraudsters_may avoid_scams scam_alert be_vigilant stay_vigilant fraud_alert will_never_ask never_ask_you never_asks do_not_click don_t_click never_click fake_messages fake_offers scam_awareness do_not_fall',
  },
  'saving-group': {
    fr: 'tontine cotisation cotisations a_ton_tour a_votre_tour ton_tour cagnotte mutuelle',
    en: 'susu esusu ajo tontine contribution your_turn cooperative',
  },
  'no-fee': {
    fr: 'deja_paye deja_payee deja_regle on_a_paye j_ai_paye nous_avons_paye deja_enregistre gratuit gratuite gratuitement sans_frais aucun_frais aucun_paiement rien_a_payer sans_payer aucune_somme aucun_versement frais_offerts sont_offerts',
    en: 'already_paid has_been_paid have_paid no_fee no_fees free_of_charge no_payment nothing_to_pay at_no_cost no_charge',
  },
  'hand-over': {
    fr: 'au_livreur au_coursier au_chauffeur au_guichet au_comptoir a_l_accueil au_gardien a_la_caisse au_retrait a_la_reception a_votre_chauffeur a_votre_livreur a_ton_livreur au_conducteur',
    en: 'for_the_rider for_the_driver to_your_rider to_your_driver to_the_rider to_the_driver to_the_courier at_the_gate at_the_counter at_reception at_pickup to_the_agent_at',
  },
  reassuring: {
    fr: 'en_video appel_video rien_de_grave appelle_moi_sur_mon_ancien sur_mon_ancien_numero comme_d_habitude tu_reconnais',
    en: 'on_video video_call nothing_serious on_my_old as_usual',
  },
  'before-getting': {
    fr: 'avant_de avant_toute avant_la_livraison avant_la_visite avant_l_envoi avant_l_entretien avant_le_depart avant_le_versement avant_le_deblocage d_abord au_prealable prealablement pour_recevoir pour_debloquer pour_valider pour_reserver pour_lancer pour_finaliser pour_retirer pour_recuperer pour_beneficier pour_obtenir pour_liberer pour_entrer pour_activer pour_le_traitement pour_l_ouverture pour_confirmer afin_de afin_d pour_que pour_encaisser pour_bloquer_la pour_garantir pour_le_deblocage pour_etre_livre pour_votre_dossier pour_constituer',
    en: 'before upfront first in_advance to_receive to_release to_unlock to_claim to_process to_secure to_activate to_confirm to_get to_reserve to_collect to_enable for_processing for_registration for_clearance so_that in_order_to to_facilitate to_clear to_book',
  },
  'other-channel': {
    fr: 'sur_whatsapp par_whatsapp via_whatsapp whatsapp_au whatsapp_ici sur_telegram via_telegram groupe_telegram groupe_whatsapp canal_telegram inbox en_prive en_mp mon_whatsapp whatsapp wa_me t_me',
    en: 'on_whatsapp via_whatsapp whatsapp_me on_telegram via_telegram telegram_group telegram_channel whatsapp_group inbox_me whatsapp dm_me',
  },
  authority: {
    fr: 'police policier commissaire gendarmerie gendarme interpol procureur juge tribunal brigade cnin ocrc plcc cybercriminalite huissier ministere prefecture douane colonel inspecteur officier europol',
    en: 'police officer interpol inspector court judge efcc ndlea fbi prosecutor detective customs sheriff attorney investigator',
  },
} as const satisfies Readonly<Record<string, PhraseTable>>;
