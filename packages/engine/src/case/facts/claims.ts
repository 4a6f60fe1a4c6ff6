import type { FactName } from './fact.ts';

/** What the others say they are, promise or threaten, in the lexicon's notation. */
export const CLAIMS_TOLD: Readonly<Partial<Record<FactName, string>>> = {
  'says:is-operator':
    'A_IS-OPERATOR IS-OPERATOR_dit/ecrit/envoie/envoi/retire/prend/prends/appelle/appele/ma/me/m/a/sms/say/says/send/sent/text/message/office/shop/agent/customer/fete/promo/don/wan IS-OPERATOR_CONTACT/MESSAGE sms_IS-OPERATOR sms~IS-OPERATOR agent_IS-OPERATOR agence_IS-OPERATOR monsieur/mr/dame/gars/homme_de_IS-OPERATOR =de_IS-OPERATOR from_IS-OPERATOR be_IS-OPERATOR =dit_IS-OPERATOR service~IS-OPERATOR IS-OPERATOR~service IS-OPERATOR_ecri SAY~IS-OPERATOR IS-OPERATOR~SAY CONTACT/MESSAGE~IS-OPERATOR service_client the_IS-OPERATOR go_IS-OPERATOR',
  'says:is-bank':
    'IS-BANK PURSE_agent/people/customer/say/says/call/man/support/fraud/write/sent/send/text/put/dey from/be/de_PURSE SAY~PURSE_customer/agent/people bank_app',
  'says:is-authority':
    'STATE IS-AUTHORITY_dit/disent/ecrit/appelle/m/me/ma/a/ont/say/says/call/people/dey/don/demande/come/came IS-AUTHORITY~CONTACT/MESSAGE A/des/un_IS-AUTHORITY CONTACT/MESSAGE~IS-AUTHORITY agent~IS-AUTHORITY convocation convoque mandat_d_arret warrant =tax taxe customs_officer invitation_letter be/est/from/is_IS-AUTHORITY',
  'says:is-family':
    'FIRST-MY~IS-FAMILY c_tonton/tata/papa/maman/junior MY_IS-FAMILY~ASK MY_IS-FAMILY~CONTACT/MESSAGE maman/mama/papa/mummy/daddy~ASK/CONTACT MY_IS-FAMILY_dey/is_line/on/calling MY_IS-FAMILY~dit~GIVE appel/message/sms/vocal~MY_IS-FAMILY be~my/ma_IS-FAMILY IS-FAMILY~accident demi_frere IS-FAMILY_envoie IS-FAMILY~il_faut SAY~est/is/be/na_MY_IS-FAMILY be_le/la/the_mari/femme/fils/frere/sœur/soeur/enfant_de_MY_IS-FAMILY be_my_IS-FAMILY_husband/wife/son/daughter',
  'says:is-friend':
    'IS-FRIEND~CONTACT/MESSAGE MY_IS-FRIEND~ASK A_ami/amie_me/m/veut/demande my_padi my_guy tontine njangi esusu notre_groupement groupement class_delegate delegue la_tresoriere treasurer secretary chorale camarade_de classmate_for/text/wrote my_classmate MY_ami_d MY_boss~whatsapp MY_IS-FRIEND~CONTACT/MESSAGE',
  'says:is-employer':
    'IS-EMPLOYER A_job get_job work_online employ* like~video* note~hotel* rate~hotel* apprenti* interview entretien embauche nouveau_patron house_help femme_de_menage gardien* my_cv mon_cv attendant concours_police/douane offre_d_emploi job_offer travail_en_ligne',
  'says:is-seller':
    'IS-SELLER A_gars/fille/babe/page~vend I_ORDER~ONLINE/page/vendor/babe SEE/vu~ONLINE~SUM jai_vu~sur_ONLINE see~for_ONLINE page_instagram/facebook tiktok_live j_ai_commande~chez/sur order~from',
  'says:is-buyer': 'IS-BUYER buyer wan_buy veut_acheter I_sell I_sold je_vends je_vend acheteur',
  'says:is-landlord':
    'IS-LANDLORD bailleur proprio self_contain landlord room_at room/chambre/appartement/studio/maison/house/villa/flat~louer/loyer/rent/caution',
  'says:is-lover':
    'IS-LOVER ma_reine sergent_americain us_army army_doctor ingenieur~plateforme fiance~jamais/colis/canadien fiance_canadien/americain/francais in_love tinder d_amour',
  'says:is-lender':
    'IS-LENDER credit~garantie loan~collateral prete/lend~SUM/million they_approved approved~loan pris~SUM~appli took/borrow/take~SUM~app emprunte~appli/application',
  'says:is-investor': 'IS-INVESTOR invest* mining yahoo~crypto crypto~double',
  'says:is-charity':
    'IS-CHARITY donat* contribu*~for cotis*~pour/deuil/obseques/toiture/ambulance collecte_pour/de orphan* church/eglise/paroisse/mosque/mosquee~SUM aider_un/une/les',
  'says:is-healer': 'IS-HEALER rituel',
  'says:is-recoverer': 'IS-RECOVERER',
  'says:is-courier': 'IS-COURIER',
  'says:is-support':
    'IS-SUPPORT PLATFORM_dit/ecrit/ecri/envoie/envoi/envoye/m/ma/me/say/says/said/send/sent/wrote/text/texted/dey message/msg/sms/mail/email/notification/notif/alerte/alert_PLATFORM message/msg/sms/mail/email/notification/notif/alerte/alert_de/from/of/by/par_PLATFORM equipe/team/service/agent/centre/center_PLATFORM equipe/team/service/agent/centre/center_de/of/from_PLATFORM PLATFORM_team/support/service/center/centre',
  'says:is-client':
    'IS-CLIENT~CONTACT/MESSAGE IS-CLIENT~GIVE IS-CLIENT~PAY A_IS-CLIENT le_client my_customer mon_client ma_cliente envoye~par_erreur IS-CLIENT_pour/for passenger',
  'says:prize':
    'gagne~SUM gagne_une/un/la ai_gagne jai_gagne tombola =cadeau cadeaux won~SUM have_won i_win say_i_win winner gagnant felicitation* congratulation* =lot =prize =prizes frigo_gratuit am_winner vous_avez_gagne you_have_won loterie lottery tirage_au_sort raffle giveaway jackpot',
  'says:job':
    'recrut* embauch* un_poste un_travail poste_de interview entretien salaire_SUM IS-EMPLOYER offer_letter job_for get_job concours rate_hotel like~video* =job emploi offre_d_emploi job_offer travail_en_ligne vacancy stage',
  'says:gain':
    'IS-INVESTOR doubl* NUM_percent_a/per/in/each/every promis_NUM benefice_de gagnes_SUM on_retire_SUM recevez_SUM you_cash like~video* liker_des note~hotel* SUM_par_video/tache/like gives_NUM gold_mining blessing_wheel multipli* sans_risque data_combination lucky_order merchant_order prepaid_task SUM_par_jour/semaine gagn*~par_jour per_day/week rendement return_on profit* interets double_your tripl*',
  'says:loan':
    'IS-LENDER credit_de_SUM pret_de/entre credit~SUM~garantie collateral loan_of/on/app microcredit',
  'says:visa':
    'canada voyage_canada lmia work_permit scholarship qatar poland caregiver biometrics embassy ambassade visas green_card permis_de_travail travel_agent un/le/mon/the/a/e/for_visa visa_pour/for/canada/dubai/travail/de',
  'says:inheritance': 'heritage legue barrister next_of_kin heritier* inherit* testament',
  'says:aid':
    'allocation palliative vaccin moustiquaire* =leap government~money aide_de_l_etat aide_sociale subvention* =grant =grants government_money',
  'says:magic':
    'retour_daffection valise_magi* rituel spirit* retour_d_affection multiplication multiplier~billets talisman ritual magic portefeuille_magique',
  'says:refund':
    'refund* recover* reclamation rembours*~argent indemnis* get_my_money_back =reverse =reversed reversal',
  'says:publish':
    'envoi/envoie/envoyer/balance_a_ma/mon/mes/tout verra_tout met/mettre_sur/dans/tout~groupe/page/facebook/reseaux naked_body post_your everybody_following capture_de met*~video/photo/facebook/page/groupe mettre_nos ecrit~voleu* wanted~debtor diffus* leak* post/post_my/your envoi*/envoy*~video/photo_a send~to_my/everybody/family show_my/your mettre_sur_internet =publie =publier =publiera publish',
  'says:tell-contacts':
    'a_ma_femme a_ma_patronne a_mon_pasteur a_mes_contacts a_tous_mes_contacts a_ma_famille call/message/tell_my_contacts/family/boss to_my_wife/boss/oga/family appel*/ecri*~mes_contacts',
  'says:arrest':
    'prison convoc* convoqu* porter_plainte interpol cybercri* arrested jail mandat_d_arret poursui* garde_a_vue tribunal plainte_contre IS-AUTHORITY~arret* va/vont/faire~arreter =arrest de/va/vont/peut_m_arreter threat*~arrest will/go_arrest',
  'says:block':
    'va_ferme/fermer/cloturer/couper/suspendre cloturer suspension page_supprimee will_be_blocked/suspended/closed/deleted compte~bloque va_bloquer va_se_bloque* se_bloque* suspend* puce~bloque account~block be_blocked go_block be_suspended block_ma SIM~expire compte_va_etre sera_bloque/suspendu/ferme va_couper blocked/suspended_today/tonight desactiv* deactivat*',
  'says:harm': 'kidnapp* cercueil me_tuer me_frapper venir_chez_moi kill/beat/hurt/harm_me/you faire_du_mal',
  'says:curse': 'malediction run_mad maudit* curse* sorcier mauvais_sort go_mad les_esprits',
  'says:money': 'mistakenly~SUM by_mistake fake_alert',
};
