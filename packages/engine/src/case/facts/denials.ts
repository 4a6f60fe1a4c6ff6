import type { FactName } from './fact.ts';

/** What is told not to be so, in the lexicon's notation. */
export const DENIALS_TOLD: Readonly<Partial<Record<FactName, string>>> = {
  'not:met':
    'jamais_vu sans_voir not_met real_owner never/neva_=met/=see/=seen/see pas_encore_vu jamais_rencontr* on_s_est_jamais_vu sans_se_voir refuse~voir/rencontrer pas_visite sans_visiter havent_met/=seen',
  'not:verified':
    'decroche/decroch/repond/repon/prend_pas/plus/jamais sonne_dans_le_vide no/not/never/didnt/doesnt/wont/isnt_pick/picking/answer/answering/picked/answered no_dey_pick no_answer dey_cut_am/call pas_encore_appele pas_appele pas_essaye je_sais_pas_si je_ne_sais_pas sais_pas_si pas_verifie pas_encore_verifie I~never/havent/didnt_check/checked/called/asked/verified i_no/dont_know_if/whether/wether',
  'not:received':
    'jamais_rentre existe_pas door_lock jamais_recu no_parcel rien_recu pas_recu pas_encore_recu jamais_livre/arrive/venu pas_livre never_=came/come/received not/nothing_received/=came/arrived nothing_came/arrived rien_n_est_venu/arrive didnt/not_come/arrive never/neva/not/didnt_deliver/delivered/arrived/arrive pas_ete_livre/rembourse',
  'not:balance-changed':
    'never/neva/no_see/seen/saw_am/it/alert/money_for/in/on no_see_alert e/it/balance_still_dey/be/shows/show_SUM toujours/tjr/tjrs_SUM c_tjr_SUM c_tjrs_SUM reste_a_SUM pending_verification argent_est_pas_la pas_encore_rentre/entre/credite not_yet_reflect*/credited/entered no_dey_reflect bouge_pas jamais_rentre BALANCE~pas~bouge BALANCE_c_tjr BALANCE~still balance~same notin_enter e_no_come nothing_in BALANCE~pas~change BALANCE~meme rien_sur_mon_compte pas_d_argent_sur balance_is_the_same no_money_entered/=come nothing_entered/enter money_no_enter rien_est_rentre not_reflect* BALANCE_n_a_pas solde_pas_bouge didnt_reflect',
  'not:code':
    'nobody/no_one_talk/talks/talked/speak/spoke/said personne_parle/ne_parle/dit rien_demande/demander/dmd demande_rien demandait_rien asked/asks/ask_nothing nobody/no_one_ask/asked/asks/demands persone/personne_demande/ma_rien/demande dem_no_ask did/didnt/never_ask/asked_for_anything/any nobody~ask*~for_it personne_ne/n/m~demande_le/mon/ce_code',
  'not:stranger':
    'nobody_called c_est_moi_meme personne_ne_m_a_appele personne_m_a/ma_appele nobody_called/call no_one_called',
  'not:expected':
    'jamais_joue never/jamais_applied/postule/played/joue not_expecting n_attendais_pas DID_rien/pas_commande',
  'not:contract': 'sans/no_contrat/contract pas_de_contrat no_agreement',
  'not:receipt': 'without_receipt sans/no_recu/receipt pas_de_recu',
  'not:on-phone': 'DID_raccroche/racroche hung_up i_cut_the_call/phone/line',
  'not:urgency': 'pas_presse no_rush/hurry take_your_time',
};
