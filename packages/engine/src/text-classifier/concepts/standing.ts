import type { ConceptWords } from './concept-words.ts';

/**
 * Signs of who began the exchange, and of what the recipient can check: an answer to an order, a code that was asked for, a
 * counter to go to.
 */
export const STANDING = {
  'your-doing': {
    fr: 'votre_commande ta_commande votre_demande ta_demande suite_a_votre suite_a_ta votre_rendez_vous ton_rendez_vous votre_rdv ton_rdv votre_reservation ta_reservation votre_achat votre_appel votre_visite votre_panier votre_devis votre_inscription ton_inscription votre_passage vous_avez_demande vous_avez_choisi vous_avez_reserve vous_avez_commande tu_as_commande tu_as_demande comme_demande merci_pour_votre merci_de_votre numero_de_commande commande_n que_vous_avez votre_candidature votre_reclamation votre_billet',
    en: 'your_order your_request your_booking your_appointment your_purchase your_visit your_reservation your_application your_complaint your_ticket your_enquiry you_asked you_requested you_booked you_ordered as_requested following_your thank_you_for_your thanks_for_your order_number order_no you_applied',
  },
  'code-given': {
    fr: 'est_votre_code est_ton_code votre_code_est ton_code_est voici_votre_code voici_le_code code_de_connexion code_de_retrait code_d_acces code_a_usage usage_unique code_valable code_expire valable_5 valable_10 valide_pendant mot_de_passe_provisoire',
    en: 'is_your_code is_your_otp your_code_is your_otp_is your_pin_is one_time_code one_time_password login_code pickup_code access_code code_expires valid_for expires_in use_code',
  },
  'check-elsewhere': {
    fr: 'en_cas_de_doute au_dos_de numero_au_dos au_dos_de_la renseignez_vous verifiez_aupres verifie_aupres verifiez_vous_meme composez_vous_meme tapez_vous_meme depuis_votre depuis_l_application depuis_l_appli depuis_ton_appli sur_notre_site sur_le_site_officiel dans_votre_espace depuis_votre_espace votre_espace_client rubrique plus_d_infos plus_d_info plus_d_informations en_savoir_plus en_agence dans_votre_agence votre_agence toute_agence passez_en_agence n_importe_quelle_agence appelez_votre_banque appelle_la_banque demande_au_guichet',
    en: 'if_in_doubt when_in_doubt on_the_back back_of_the_card check_with ask_at_the any_branch nearest_branch your_branch from_your_app in_your_app on_our_website in_your_account for_more_information more_info find_out_more learn_more call_your_bank dial_it_yourself type_it_yourself ask_your_bank visit_our_office',
  },
  'told-of-another': {
    fr: 'on_m_a on_me_demande on_me_dit il_me_demande elle_me_demande ils_me_demandent il_demande elle_demande ils_demandent il_dit elle_dit ils_disent il_veut_que un_monsieur une_dame quelqu_un quelqu_un_m_a il_m_a elle_m_a ils_m_ont me_dit_que me_demande_de un_certain une_certaine ma_voisine mon_voisin',
    en: 'he_asked she_asked they_asked he_says she_says they_say he_said she_said they_said someone_called someone_is somebody_called told_me_to wants_me_to asking_me says_he says_she says_i they_want_me a_man a_woman a_lady one_man one_woman my_neighbour',
  },
} as const satisfies Readonly<Record<string, ConceptWords>>;
