import type { ConceptWords } from './concept-words.ts';

/** How the thing shall be done: in the open or out of sight, now or when it is checked, to whom the money goes. */
export const CONDUCT = {
  'give-me': {
    fr: 'envoie_moi envoyez_moi renvoie_moi renvoyez_moi donne_moi donnez_moi fais_moi faites_moi prete_moi pretez_moi mets_moi mettez_moi depanne_moi depannez_moi aide_moi aidez_moi transfere_moi transferez_moi paie_moi payez_moi achete_moi dis_moi dites_moi lis_moi lisez_moi passe_moi remets_moi m_envoyer m_envoie me_envoyer m_aider me_depanner me_preter me_donner me_dire retourne_moi rends_moi verse_moi avance_moi envoi_moi',
    en: 'send_me give_me lend_me borrow_me help_me pay_me forward_me tell_me read_me buy_me credit_me return_my send_it_to_me send_to_me dash_me drop_me',
  },
  'i-give': {
    fr: 'je_t_envoie je_vous_envoie je_te_donne je_vous_donne je_t_ai_envoye j_ai_envoye j_envoie je_t_apporte j_apporte je_paie je_paye j_ai_paye j_ai_regle je_te_ramene je_ramene je_te_montre je_passe je_viens je_te_fais je_te_mets j_ai_mis je_t_ai_mis je_te_renverrai je_te_l_envoie nous_vous_rembourserons on_te_rembourse on_vous_rembourse je_depose j_ai_depose je_te_complete je_te_le',
    en: 'i_send i_sent i_will_send i_ll_send i_paid i_will_pay i_ll_pay i_go_pay i_bring i_ll_bring i_will_bring i_come i_m_coming i_dey_come i_gave i_ll_give i_will_give we_will_refund we_refund',
  },
  'you-gave': {
    fr: 'tu_m_as_envoye tu_m_as_fait tu_m_as_donne tu_m_as_mis tu_m_as_rendu tu_m_as_prete tu_m_as_laisse tu_m_envoies vous_m_avez_envoye vous_m_avez_rendu vous_m_avez_donne vous_m_avez_verse vous_m_avez_prete vous_avez_paye_deux vous_avez_verse tu_as_paye que_tu_m_as que_vous_m_avez je_te_dois je_vous_dois',
    en: 'you_sent_me you_paid_me you_gave_me you_lend_me you_lent_me you_send_me you_credit_me you_overpaid i_owe_you you_paid_twice',
  },
  'no-meeting': {
    fr: 'ne_viens_pas ne_venez_pas viens_pas venez_pas pas_de_bureau sans_bureau pas_de_visite sans_visite sans_voir visite_impossible ferme_au_public bureau_en_travaux en_travaux pas_de_rencontre ne_recoit_personne refuse_de_voir je_suis_en_deplacement en_deplacement a_l_etranger a_l_exterieur je_ne_suis_pas_sur_place gardien_est_parti en_france_en_ce',
    en: 'dont_come don_t_come do_not_come no_office no_visit without_seeing under_renovation i_am_abroad i_m_abroad out_of_town cannot_meet can_t_meet no_inspection',
  },
  'no-call': {
    fr: 'ne_m_appelez_pas ne_m_appelle_pas n_appelle_pas n_appelez_pas ne_rappelle_pas pas_d_appel messages_seulement whatsapp_uniquement whatsapp_seulement uniquement_par je_peux_pas_parler peux_pas_parler peut_pas_parler ne_peut_pas_parler ne_raccrochez_pas ne_raccroche_pas ne_coupez_pas reste_en_ligne restez_en_ligne batterie tel_s_eteint en_reunion sourde sourd sans_camera camera_cassee',
    en: 'dont_call don_t_call do_not_call no_calls chat_only text_only messages_only whatsapp_only can_t_talk cannot_talk dont_hang_up do_not_hang_up stay_on_the_line battery no_camera no_time in_a_meeting',
  },
  'no-trace': {
    fr: 'sans_recu sans_trace pas_de_trace efface effacez supprime supprimez supprimer_ce efface_ce sans_contrat pas_de_recu recus_non aucun_commentaire groupe_ferme',
    en: 'no_receipt delete_this erase delete_the_chat erase_this no_trace delete_our',
  },
  'their-account': {
    fr: 'sur_son_numero sur_mon_numero sur_ce_numero a_ce_numero son_compte_personnel numero_personnel numero_prive sur_mon_momo sur_mon_moov sur_son_momo mon_compte_wave au_nom_de nouveau_compte nouveau_numero_du compte_de_mon compte_de_garantie compte_securise chez_mon_gars au_chauffeur au_livreur a_l_agent au_coursier a_l_infirmier a_l_infirmiere au_recruteur au_coordonnateur au_responsable au_gestionnaire au_superviseur au_transitaire au_demarcheur au_fournisseur a_notre_agent a_notre_representant chez_notre_agent au_directeur au_secretaire meme_numero ci_apres compte_suivant',
    en: 'to_this_number to_this_account his_number her_number my_number personal_number personal_account new_account safe_account to_the_agent to_the_officer to_our_agent to_the_driver the_nurse to_hr my_assistant my_momo in_the_name_of account_officer',
  },
  'open-payment': {
    fr: 'contre_recu avec_recu recu_signe recu_numerote exigez contre_quittance quittance a_la_caisse au_guichet a_la_comptable chez_le_tresorier au_tresor a_la_tresoriere sur_facture a_la_banque au_secretariat au_comptoir a_la_reception en_magasin au_bureau a_l_agence a_la_boutique a_la_maison chez_la_presidente le_cahier son_cahier carnet contre_decharge bordereau',
    en: 'receipt at_the_till at_the_counter at_the_bank to_the_bursar teller at_the_office at_the_branch church_secretary treasurer in_the_book against_receipt at_the_shop at_the_gate at_the_window',
  },
  'almost-there': {
    fr: 'il_reste reste_juste juste seulement il_suffit suffit derniere_etape dernier_paiement il_manque plus_que restantes places_restantes dernieres_places pris_en_charge presque',
    en: 'just only remaining last_step final_step slots_left only_few all_you_need left',
  },
  'insider-favour': {
    fr: 'je_peux_changer je_peux_enlever je_te_fais je_vous_fais passer_devant entre_nous petit_geste un_geste enveloppe motiver arranger reglons valider_ton je_suis_au_ministere a_l_interieur liste_a partage_a_l_amiable a_l_amiable negocier avantage',
    en: 'i_can_change settle_me between_us your_name_can envelope privately i_know_someone inside_man runs connection guaranteed_admission slot',
  },
  'nothing-to-do': {
    fr: 'rien_a_faire aucune_action aucune_demarche ne_faites_rien ne_fais_rien automatiquement ignorez_ce ignore_ce sans_engagement pas_de_souci rien_de_grave rien_de_suspect ne_renvoyez_rien ne_repondez_pas ne_cliquez_pas raccrochez raccroche',
    en: 'no_action nothing_to_do do_nothing automatically ignore_this no_worries no_problem nothing_serious hang_up do_not_click drop_the_call',
  },
  'already-done': {
    fr: 'est_arrive est_arrivee est_pret est_prete est_disponible est_payee est_paye est_regle a_ete est_revenu est_revenue est_enregistree est_affichee est_reporte est_annule est_active est_activee deja_paye deja_regle deja_payee a_deja sont_la est_la bien_recu bien_arrive bien_arrivee bien_rentres',
    en: 'is_ready has_arrived is_paid was_successful has_been is_here are_ready already_paid already_settled well_received arrived_safely is_confirmed',
  },
  'repay-promise': {
    fr: 'je_te_rends je_te_rembourse je_vous_rembourse je_te_renvoie te_rembourse jte_rembourse jte_rends rembourse_lundi te_rends vous_sera_rembourse vous_sera_retourne restituable remboursable il_vous_reviendra je_regularise des_mon_retour en_arrivant a_mon_arrivee quand_j_arrive quand_je_rentre le_double',
    en: 'i_will_refund i_ll_refund refund_you pay_you_back i_return will_be_refunded refundable i_go_pay when_i_land when_i_arrive double_it',
  },
  'stranger-opening': {
    fr: 'devine tu_te_souviens vous_vous_souvenez mauvais_numero ta_photo votre_photo votre_profil ton_profil votre_sourire affaire_privee bonne_nouvelle honnete_personne personne_honnete une_personne_de_confiance permettez_moi cher_ami belle_inconnue je_vous_ecris_pour j_ai_eu_votre_contact ton_contact recommande recommandee',
    en: 'do_you_remember guess_who wrong_number your_photo your_profile honest_person trustworthy_person dear_friend beloved permit_me got_your_contact your_smile business_proposal good_news',
  },
} as const satisfies Readonly<Record<string, ConceptWords>>;
