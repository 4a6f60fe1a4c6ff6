import type { FactName } from './fact.ts';

/**
 * What is told in set words. `_` joins the words of a phrase, `~` leaves room for up to four words between them, `*` at the end of a
 * word takes any ending. French with what is written to sound like it; English with Pidgin.
 */
export const SAYINGS: Readonly<Partial<Record<FactName, string>>> = {
  'says:prize':
    'gagne~lot gagne~concours gagne~loterie gagne~tirage j_ai_gagne vous_avez_gagne as_gagne ai_gagne tombola loterie tirage_au_sort cadeau won~prize won~lottery have_won you_won i_won i_don_win giveaway promo_anniversaire heureux_gagnant bourse_gagn* jackpot selectionne~million',
  'says:job':
    'offre_d_emploi recrut* embauch* un_poste un_boulot un_travail du_boulot du_travail job_offer a_job work_abroad vacancy stage travail~canada travail~dubai travail~qatar emploi~',
  'says:gain':
    'doubl* tripl* multipli* rendement* benefice* interet* profit* returns rapporte~par_jour gagner~par_jour gagne~par_jour gains roi per_day_income par_semaine~% revenu_quotidien earn~per_day earn~daily',
  'says:loan': 'un_pret pret_de prets credit_de un_credit loan loans emprunt*',
  'says:visa':
    'visa visas canada~visa procedure_canada entree_express green_card lmia permis_de_travail work_permit study_permit immigration voyage~procedure billet_d_avion bourse_d_etude scholarship',
  'says:inheritance':
    'heritage heritier* inherit* next_of_kin fortune~deced* coffre fonds_bloques dormant_account late_client lingots testament valise_d_argent million~dollars',
  'says:aid':
    'aide_du_gouvernement aide_financiere aide_sociale subvention* allocation don_du aide_de_l_etat grant grants palliative appui_aux fonds_d_appui aide_covid kit_gratuit forfait_gratuit go_gratuit giga_gratuit free_data data_gratuit*',
  'says:magic':
    'retour_affectif faire_revenir envoutement multiplication_d_argent multiplier~billets argent_magique portefeuille_magique talisman sacrifice~ rituel sortilege ritual ritual_money bring_back_my~ faire_partir_le_mauvais_sort valise_mystique',
  'says:refund':
    'rembours* remboursement refund refunded indemnis* compensation recuperer_mon_argent recuperer_votre_argent recover~money dedommag*',
  'says:goods':
    'livr* colis article* commande* iphone telephone moto voiture frigo ordinateur laptop chaussures parcelle terrain',
  'says:publish':
    'publi* diffus* publier~photos publier~video mettre~facebook mettre~internet mettre~reseaux poster~photos envoyer~video_a envoyer~photos_a partager~photos balancer~photos post~nudes post~pictures post~video leak* expos* send~video_to send~pictures_to viral',
  'says:arrest':
    'prison arret* arrest* mandat~ convoc* plainte_contre poursui* garde_a_vue venir_me_chercher~police jail sue~me interpol tribunal',
  'says:block':
    'compte~bloque compte_bloque compte_va_etre bloquer~compte sera_bloque va_bloquer etre_bloque suspendu suspend* desactiv* couper~ligne couper~courant coupure puce~bloque account~blocked sim~blocked deactivat* be_blocked will_block compte_limite restreint',
  'says:harm':
    'me_tuer tuer~famille me_faire_du_mal venir_chez_moi kill_me beat_me hurt_me gbasser me_frapper kidnapp* enlev* rapt',
  'says:tell-contacts':
    'dire~contacts envoyer~contacts ecrire~contacts appeler~contacts a_mes_contacts a_ma_famille a_tous_mes_contacts appeler_ma_famille message_my_contacts call_my_contacts tell_my_family my_contacts contacts~voleur contacts~debiteur insult*~contacts',
  'says:curse':
    'malediction maudit malheur mourir~sacrifice genies esprit* curse cursed spirits go_mad devenir_fou',
  'true:stranger':
    'connais_pas connai_pas conai_pas je_le_connais_pas jamais_vu jamais_rencontr* inconnu inconnue inconnus sur_facebook sur_internet en_ligne numero_inconnu numero_que_je_ne don_t_know dont_know never_met stranger unknown_number unknown_person quelqu_un_m_a kelkun_ma un_numero_m_appelle connu_sur rencontre_sur',
  'not:met':
    'jamais_vu jamais_rencontr* jamais_vus pas_encore_vu on_s_est_jamais_vu sans_se_voir refuse~voir refuse~rencontr* never_met not_met never_seen haven_t_met pas_vu_la_maison sans_visiter sans_voir_la_maison refuse_de_me_voir pas_pu_visiter pas_en_personne never_see_am',
  'true:met':
    'en_personne face_a_face vis_a_vis je_l_ai_vu j_ai_visite on_a_visite visite~maison visite~parcelle je_suis_alle_voir je_suis_parti_voir j_ai_vu_la_maison vu~physiquement in_person face_to_face visited_the saw_the_house met_him met_her met_them i_went_there j_ai_rencontre on_s_est_rencontre on_s_est_vu j_ai_essaye~devant_lui',
  'true:verified':
    'appele_son_ancien appele~ancien_numero rappele_sur_son appele_sur_son_numero j_ai_appele_le_service appele_le_114 verifie_a_l_agence alle_a_l_agence alle_en_agence parti_a_l_agence passe_a_l_agence alle_a_la_banque parti_a_la_banque agence_m_a_confirme agence_a_confirme ils_ont_confirme il_a_confirme elle_a_confirme confirme_que_c_est_lui j_ai_verifie verifie_sur_le_site reconnu_sa_voix sa_vraie_voix en_video_appel i_called_his_old called_her_old called_the_bank went_to_the_bank went_to_the_branch went_to_the_office verified confirmed_it_was confirmed_say i_go_their_office checked_with it_was_really_him c_etait_bien_lui c_est_bien_elle c_est_bien_lui mon_pere_a_confirme',
  'true:balance-changed':
    'solde_a_augmente solde_a_change solde~augmente l_argent_est_bien_la bien_recu_sur_mon_compte bien_rentre bien_arrive_sur_mon_compte vu_l_argent_sur_mon_solde balance_increased balance~went_up money_really_enter money_is_there it_reflected reflected il_y_a_bien_eu_l_argent solde~correct',
  'not:balance-changed':
    'solde_n_a_pas solde_na_pas solde_pas_change solde_n_a_rien solde_pas_bouge solde_est_le_meme solde_reste_le_meme solde~pas~change solde~pas~bouge rien_recu_sur rien_sur_mon_compte rien_dans_mon_compte pas_d_argent_sur_mon~ pas_vu_l_argent aucun_argent~ balance_did_not balance_didn_t balance_is_the_same balance~not_change balance~same no_money_entered no_money_come nothing_entered nothing_enter_my not_reflect* didn_t_reflect solde_d_avant',
  'true:sim-dead':
    'plus_de_reseau pas_de_reseau plus_reseau sim_ne_marche_plus puce_ne_marche_plus puce_ne_passe_plus sim_desactivee puce_coupee ma_puce~coupe ma_sim~coupe ligne_coupee ligne_ne_passe_plus service_d_urgence_uniquement aucun_service no_network no_service sim_stopped sim_not_working line_stopped sim_don_die lost_signal emergency_calls_only reseau_est_parti',
  'true:account-lost':
    'whatsapp_pirate whatsapp~pirate whatsapp~hack* compte~pirate compte~hack* facebook~pirate facebook~hack* pirate_mon hacke_mon hake_mon vole_mon_compte vole~whatsapp n_arrive_plus_a_me_connecter n_ai_plus_acces plus_acces_a_mon ecrit_a_mes_contacts demande_de_l_argent_a_mes_contacts hacked_my my~hacked account~hacked can_t_log_in cannot_log_in lost_access locked_out_of took_over_my account_was_taken deconnecte~whatsapp',
  'true:withdrawal-blocked':
    'n_arrive_pas_a_retirer peux_pas_retirer peux_plus_retirer retrait~bloque retrait_bloque retirer~payer payer~retirer payer~debloquer debloquer~fonds bloque_mon_retrait retrait~impossible can_t_withdraw cannot_withdraw could_not_withdraw withdrawal~blocked pay~withdraw before_i_can_withdraw unlock~withdraw* not_allow*~withdraw solde_gele',
  'true:new-number':
    'nouveau_numero nouvo_numero change_de_numero autre_numero numero_different numero_que_je_ne_connais new_number changed_number changed_his_number changed_my_number another_number different_number strange_number new_line',
  'true:foreign-number':
    'numero_etranger indicatif +33 +44 +1 +234 +86 +92 numero_du_nigeria numero_de_france numero_ghan* commence_par_+ foreign_number number_starting_with +62 +91 +27 +254',
  'true:price-low':
    'trop_bas moins_cher prix_tres_bas moitie_prix moitie_du_prix prix_casse tres_moins pas_cher_du_tout too_cheap very_cheap half_price below_market prix~bas',
  'true:contract':
    'un_contrat le_contrat mon_contrat signe_le_contrat signe~contrat contrat_signe bail signed_contract signed~contract a_contract offer_letter contrat~notaire notaire devant_notaire',
  'true:receipt':
    'un_recu le_recu recu_cachete recu_signe quittance receipt receipts recu_officiel facture_normalisee a_donne_un_recu gave_me_a_receipt with_receipt',
  'true:expected':
    'j_avais_demande j_ai_demande_moi c_est_moi_qui moi_meme_qui que_j_ai_commande j_avais_commande ma_commande mon_inscription je_m_etais_inscrit j_ai_fait_la_demande je_l_attendais j_attendais comme_convenu comme_prevu comme_d_habitude chaque_mois i_requested i_ordered i_was_expecting as_agreed i_applied my_order i_asked_for_it i_was_logging_in je_me_connectais je_voulais_me_connecter en_me_connectant quand_je_me_connecte',
  'true:known-sender':
    'c_est_mon_banquier que_je_connais qu_on_connait je_le_connais je_la_connais depuis_des_annees depuis_longtemps on_se_connait du_quartier mon_voisin notre_eglise notre_association notre_tontine le_pasteur_de_notre l_ecole_de_mes l_ecole_de_mon i_know_him i_know_her i_know_them known_for_years our_church our_association from_our_village my_usual habituel* sender_id expediteur_mtn nom_court affiche_mtn affiche_moov',
  'true:received':
    'bien_recu_mon j_ai_bien_recu il_a_paye elle_a_paye ils_ont_paye client_a_paye j_ai_recu_l_article j_ai_recu_le_colis livre_comme_prevu ils_m_ont_paye m_a_paye m_a_rembourse il_a_rembourse received_the_item they_paid_me he_paid_me she_paid goods_arrived i_received_it everyone_gets_paid chacun_a_eu_sa_part j_ai_deja_pris_ma_part',
  'true:on-phone':
    'au_telephone_avec encore_en_ligne toujours_en_ligne il_est_en_ligne je_suis_en_ligne_avec est_toujours_au_telephone est_encore_au_telephone en_train_de_m_appeler m_appelle_maintenant appelle_en_ce_moment je_suis_au_telephone la_maintenant_au_telephone on_the_phone still_on_the_line on_the_line he_is_calling_me_now calling_me_now calling_right_now dey_call_me_now on_call_with raccroche_pas ne_raccroche_pas stay_on_the_line',
  'true:at-counter':
    'je_suis_au_kiosque suis_devant_le_kiosque suis_chez_l_agent je_suis_a_la_cabine je_suis_au_guichet je_suis_a_l_agence_momo il_est_devant_moi le_client_est_la client_devant_moi at_the_kiosk at_the_counter at_the_agent customer_is_here standing_here i_dey_pos i_dey_agent',
  'true:child':
    'j_ai_12_ans j_ai_13_ans j_ai_14_ans j_ai_15_ans j_ai_16_ans j_ai_17_ans j_ai_11_ans j_ai_10_ans jai_13_ans jai_14_ans jai_15_ans jai_16_ans jai_17_ans jai_12_ans 14_ans 15_ans 16_ans 13_ans 12_ans 17_ans mineur mineure au_college en_classe_de_3e en_4e en_3eme en_seconde i_m_14 i_m_15 i_m_16 i_m_13 i_am_15 i_am_16 i_am_14 i_am_17 15_years_old 16_years_old 14_years_old 13_years_old 17_years_old underage minor',
  'true:despair':
    'me_tuer me_suicider suicide suicider envie_de_mourir veux_mourir prefere_mourir vais_mourir en_finir plus_envie_de_vivre plus_la_force_de_vivre mettre_fin finir_avec_ma_vie kill_myself end_my_life want_to_die wan_die end_it_all no_reason_to_live take_my_life sniper sauter_du_pont boire_du_poison drink_poison vaut_mieux_mourir',
  'true:blocked-me':
    'm_a_bloque ma_bloke m_a_bloquee il_m_a_bloque injoignable ne_repond_plus repond_plus ne_decroche_plus decroche_plus numero_ne_passe_plus a_disparu il_a_disparu compte_supprime blocked_me stopped_replying no_longer_answer* not_picking switched_off number_is_off vanished ran_away a_fui',
  'true:urgency':
    'urgent urgence vite tout_de_suite maintenant_maintenant immediatement avant_ce_soir avant_minuit avant_demain dans_l_heure dans_30_minutes 24h 48h dernier_delai sous_24 dernier_jour places_limitees now_now urgently immediately before_today before_tonight within_24 hurry deadline quick_quick asap',
  'asked:secrecy':
    'dis_a_personne dire_a_personne n_en_parle_a en_parler_a_personne ne_dis_rien rien_dire_a garder_secret reste_entre_nous entre_nous secret_entre ne_pas_en_parler don_t_tell_anyone not_tell_anyone tell_nobody keep_it_secret keep_secret between_us',
  'asked:dial':
    'composer_* compose_* tape_* taper_* faire_*21 composer_un_code taper_un_code compose~code tape~code_# dial_* dial_a_code dial_this faire_un_code_sur_mon fais_un_code tape_une_syntaxe composer_une_syntaxe *21* **21* *880',
  'asked:recruit':
    'amener_des_gens amener_des_personnes inviter_des_gens inviter_mes_amis parrain* filleul* ramener_des recruter_des bring_people invite_friends invite_people refer_* referral* recruit_others faire_venir_d_autres inscrire_des_personnes',
  'asked:contacts':
    'partager~groupes partager~personnes partager~contacts transferer~groupes transferer~contacts envoyer_a_10 a_dix_personnes a_15_personnes share~groups share~contacts share~friends forward~groups forward_to_10 acces_a_mes_contacts access_to_my_contacts',
  'asked:other-channel':
    'ecrire_sur_whatsapp continuer_sur_whatsapp passer_sur_whatsapp parler_sur_whatsapp ajouter_sur_telegram groupe_telegram rejoindre~telegram sur_telegram join~telegram move_to_telegram move_to_whatsapp contact~whatsapp contacter~whatsapp groupe_whatsapp whatsapp_group',
  'asked:account-use':
    'sur_mon_compte_et_je passer_par_mon_compte utiliser_mon_compte recevoir~pour_lui preter_mon_compte louer~compte use_my_account receive~for_him rent~account use_my_sim identifier_une_puce en_mon_nom puce_a_mon_nom register_sim retirer~pour_lui_renvoyer',
};
