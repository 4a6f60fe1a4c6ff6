import type { FactName } from './fact.ts';

/** What is told not to be so, in the lexicon's notation. */
export const DENIALS_TOLD: Readonly<Partial<Record<FactName, string>>> = {
  'not:met':
    'jamais_vu jamais_vus jamais_rencontr* pas_encore_vu on_s_est_jamais_vu jamais_vu_en sans_se_voir sans_voir refuse~voir refuse~rencontr* never_met not_met never_seen haven_t_met haven_t_seen pas_vu sans_visiter pas_pu_visiter neva_see never_see never_does_video camera_crack no_dey_show_face real_owner vrai_proprietaire est_au_nigeria is_abroad est_a_l_etranger est_en_france connu~ONLINE met_on nobody_has_seen pas_se_voir se_voir_pas online_only habite_plus',
  'not:verified':
    'haven_t_asked havent_asked haven_t_gone never_fit_call isn_t_picking isnt_picking no_dey_pick not_confirmed pas_confirme pas_encore_demande pas_demande_a decroche_pas n_ai_parle_a_personne no_one_to_ask i_never_call pas_verifie pas_encore_verifie pas_encore_appele pas_appele n_ai_pas_appele l_ai_pas_encore pas_regarde pas_encore_regarde pas_encore_repondu pas_essaye never_call never_checked not_checked haven_t_called haven_t_checked havent_checked didn_t_check not_verified did_not_check no_check no_call_am i_no_check i_no_fit_call not_called je_sais_pas_si je_ne_sais_pas je_sais_pas sais_pas_si i_don_t_know i_no_know i_dont_know not_sure is_it_true est_ce_vrai c_est_vrai_ca i_just_did_not_ask personne_connait je_c_pa vrai_fils true_or_false',
  'not:received':
    'no_show_again not_come never_come no_come existe_pas est_pas_sorti rien_n_est_sorti rien_n_arrive nothing_arrived i_never_see i_never_see_anything door_lock locked_door left_the_country pas_vu_le_colis no_disbursement aucun_salaire pas_ete_livre pas_de_livraison units_did_not_come not_for_rent rien_recu jamais_recu pas_recu n_ai_rien_recu jamais_venu jamais_livre pas_livre rien_a_la_gare n_est_jamais_arrive pas_arrive never_came did_not_come didn_t_come has_not_come no_parcel nothing_came nothing_yet not_received never_received no_salary pas_de_salaire n_ai_pas_de_salaire plus_de_nouvelles no_delivery no_goods i_no_see_anything i_no_see_anytin up_till_now till_now jusqu_a_present jusqua_present toujours_rien rien_jusqu still_nothing no_refund tomorrow_tomorrow existe_pas n_existe_pas no_come_back paper_inside c_etait_faux partis_ensemble',
  'not:balance-changed':
    'solde_n_a_pas solde_na_pas solde_a_pas solde_pas BALANCE~pas~change BALANCE~pas~bouge BALANCE~meme BALANCE_est_toujours BALANCE_c_tjr solde_c_toujours solde_reste rien_recu_sur rien_sur_mon_compte rien_dans_mon_compte pas_d_argent_sur pas_vu_l_argent rien_est_rentre rien_n_est_rentre jamais_rien_est rien_rentre pas_rentre BALANCE~not BALANCE~no BALANCE~still BALANCE_same balance_is_the_same balance~same balance_is_still no_money_entered no_money_come nothing_entered nothing_enter notin_enter not_reflect* didn_t_reflect solde_d_avant no_enter no_see_am no_show_am money_no_enter no_alert didn_t_move e_no_come nothing_in ce_que_j_avais meme_solde solde_n_a_rien faux_sms fake_alert fake_sms',
  'not:stranger':
    'personne_ne_m_a_appele personne_m_a_appele personne_ma_appele nobody_called no_one_called no_body_call nobody_call personne_d_autre c_est_moi_meme pas_un_inconnu not_a_stranger no_be_stranger personne_n_a',
  'not:urgency': 'pas_presse no_rush take_your_time sans_presser prends_ton_temps no_hurry',
  'not:expected':
    'je_n_attendais_pas n_attends_rien pas_demande rien_demande_moi not_expecting n_ai_rien_commande rien_commande pas_commande never_applied jamais_postule never_played je_joue_pas jamais_joue',
  'not:contract': 'sans_contrat pas_de_contrat no_contract no_paper pas_de_papier rien_signe no_agreement',
  'not:receipt': 'sans_recu pas_de_recu no_receipt without_receipt',
};
