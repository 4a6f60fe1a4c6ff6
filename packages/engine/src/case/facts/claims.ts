import type { FactName } from './fact.ts';

/** What the others say they are, promise or threaten, in the lexicon's notation. */
export const CLAIMS_TOLD: Readonly<Partial<Record<FactName, string>>> = {
  'says:is-operator':
    'A_IS-OPERATOR IS-OPERATOR_dit/ecrit/envoie/envoi/retire/prend/prends/appelle/appele/ma/me/m/a/sms/say/says/send/sent/text/message/office/shop/agent/customer/fete/promo/don/wan IS-OPERATOR_CONTACT sms_IS-OPERATOR sms~IS-OPERATOR msg_IS-OPERATOR message_IS-OPERATOR agent_IS-OPERATOR agence_IS-OPERATOR monsieur/mr/dame/gars/homme_de_IS-OPERATOR =de_IS-OPERATOR from_IS-OPERATOR be_IS-OPERATOR =dit_IS-OPERATOR service~IS-OPERATOR IS-OPERATOR~service IS-OPERATOR_ecri SAY~IS-OPERATOR IS-OPERATOR~SAY CONTACT~IS-OPERATOR service_client IS-OPERATOR_call IS-OPERATOR_cash_dit IS-OPERATOR_people at_IS-OPERATOR the_IS-OPERATOR go_IS-OPERATOR',
  'says:is-bank':
    'IS-BANK_dit/ecrit/ecri/envoie/retire/prend/appelle/ma/me/m/a/sms/say/says/send/sent/text/message/don/debited/account IS-BANK_CONTACT sms~IS-BANK message~IS-BANK =ma_IS-BANK my_IS-BANK agent_IS-BANK =de_IS-BANK =la_IS-BANK from_IS-BANK IS-BANK~SAY SAY~IS-BANK CONTACT~IS-BANK IS-BANK_me_donne gestionnaire conseiller_bancaire the_bank at_IS-BANK chez_IS-BANK mail~IS-BANK',
  'says:is-authority':
    'IS-AUTHORITY_dit/disent/ecrit/appelle/m/me/ma/a/ont/officer/say/says/call/people/dey/don/demande A_IS-AUTHORITY la_IS-AUTHORITY le_IS-AUTHORITY les_IS-AUTHORITY des_IS-AUTHORITY the_IS-AUTHORITY IS-AUTHORITY~ASK ASK~IS-AUTHORITY IS-AUTHORITY~SAY SAY~IS-AUTHORITY CONTACT~IS-AUTHORITY du_IS-AUTHORITY au_IS-AUTHORITY agent~IS-AUTHORITY IS-AUTHORITY_agent/officer =de_IS-AUTHORITY from_IS-AUTHORITY state_health convocation mandat_d_arret warrant amende',
  'says:is-family':
    'IS-FAMILY~CONTACT IS-FAMILY~ASK CONTACT~IS-FAMILY CONTACT~mon/ma_IS-FAMILY IS-FAMILY~veut IS-FAMILY~besoin c_est_IS-FAMILY dit_qu_il_est~IS-FAMILY dit~c_est~IS-FAMILY say_e_be~IS-FAMILY says~my_IS-FAMILY say~my_IS-FAMILY it_s_IS-FAMILY IS-FAMILY_say_make MY_IS-FAMILY_say/dit~SEND papa_c_est/it maman_c_est/it IS-FAMILY~message IS-FAMILY~vocal IS-FAMILY~ecri mon_fils_a knocked~child IS-FAMILY~accident MY_IS-FAMILY_at/in/for/qui/who/wey/weh/which',
  'says:is-friend':
    'IS-FRIEND~CONTACT IS-FRIEND~ASK CONTACT~IS-FRIEND IS-FRIEND~message c_est~ta_camarade IS-FRIEND~SAY~GIVE tontine notre_groupe our_group delegue nous_cotisons on_cotise cotise* camarade classmate* IS-FRIEND_say_make A_ami_me A_ami_m MY_IS-FRIEND_of',
  'says:is-employer':
    'IS-EMPLOYER recruiter offre_d_emploi retenu_pour JOB_say they_hire work_for A_job got_job get_job job_at teach_for salary/salaire~mois travail_en_ligne work_online online_work employ* stage trainee TASK like~video* note~hotel* rate~hotel* j_ai_postule I_applied apprenti* supermarket~work par_tache per_task',
  'says:is-seller':
    'IS-SELLER A_gars~vend vend~sur =vendait sells selling seller I_order j_ai_commande j_ai_achete~ONLINE see~for_ONLINE vu~sur_ONLINE je_BUY BUY~ONLINE BUY_from ORDER_from carpenter menuisier A_page_qui_vend le_vendeur wig iphone',
  'says:is-buyer':
    'IS-BUYER buyer wan_buy want~buy wants_to_buy veut_acheter I_sell I_sold je_vends je_vend I_dey_sell interested_in acheteur advertised_my bought~from_me achete_chez_moi she/he_bought',
  'says:is-landlord':
    'IS-LANDLORD_SUM IS-LANDLORD bailleur room/chambre~rent/louer proprio self_contain appartement~louer landlord room_at',
  'says:is-lover':
    'IS-LOVER on_s_aime we_dey_date dey_love PERSON~epouser marry_me ingenieur~plateforme us_army army_doctor military_doctor soldier sergent militaire mon_gars_en_ligne connu~ONLINE met~tinder met~facebook ma_reine',
  'says:is-lender': 'IS-LENDER credit_SUM~garantie prete~SUM borrow* collateral sans_garantie',
  'says:is-investor':
    'IS-INVESTOR plateforme~SUM invest* mining =pack =packs placer~argent put~double mets~gagnes',
  'says:is-charity':
    'IS-CHARITY donat* don_pour aider_un_bebe bebe_malade sick_baby bebe~operation operation~SUM burnt_baby baby~surgery surgery collect~for cotis*~pour contribute contributing orphan*',
  'says:is-healer': 'IS-HEALER rituel ritual sacrifice',
  'says:is-recoverer':
    'IS-RECOVERER recuper*~argent recover~money retrouv*~argent get_my_money_back~PAY attrape_le_gars a_trouve_mon_argent',
  'says:is-courier': 'IS-COURIER',
  'says:is-support': 'IS-SUPPORT',
  'says:is-client':
    'IS-CLIENT~CONTACT IS-CLIENT~GIVE IS-CLIENT~PAY A_IS-CLIENT le_client the_customer my_customer mon_client ma_cliente une_cliente par_erreur~SUM trompe_de_numero trompe_de_chiffre envoye~par_erreur client_vient customer_come IS-CLIENT_pour/for IS-CLIENT~ORDER passenger',
  'says:prize':
    'gagne~lot gagne~SUM gagne_une/un/la gagne~concours gagn*~loterie gagn*~tirage vous_avez_gagne as_gagne ai_gagne jai_gagne jai_gagner ils_disent_gagne tombola loterie tirage_au_sort =cadeau cadeaux won~SUM won_a have_won you_won i_won i_don_win i_win say_i_win winner giveaway promo~ans promo_500 promo_anniversaire gagnant jackpot selectionne~million choisi*~million felicitation* congratulation* =lot =prize prize frigo_gratuit anniversary_promo lottery raffle am_winner choose_me_for chosen',
  'says:job':
    'offre_d_emploi recrut* embauch* un_poste un_boulot un_travail poste_de travail_en_ligne job_offer a_job work_abroad vacancy interview entretien JOB~salary salaire_SUM IS-EMPLOYER offer_letter work_as job_for get_job concours stage rate_hotel like~video* typing_work appointment packaging =job =boulot emploi apprenti* nurse_aid',
  'says:gain':
    'doubl* tripl* multipli* rendement* benefice* interet* profit* SUM_par_jour SUM_chaque_jour gagn*~par_jour gagn*~chaque_jour tu_gagnes SUM~SUM_par retire_SUM mets_SUM~retire put_SUM~SUM SUM_turn_SUM SUM_to_SUM NUM_percent pour_cent per_day daily per_week weekly income earn* you_get return_on cash_out_SUM returns gagn*~en_ligne signaux trading forex crypto investissement on_met~SUM recevez recevoir_SUM paye_SUM_par pay~cedis_each per_like dem_pay_me',
  'says:loan':
    'IS-LENDER =pret credit_de_SUM un_credit credit_rapide loan emprunt* microcredit approved~SUM collateral',
  'says:visa':
    '=visa =visas canada voyage_canada entree_express green_card lmia permis_de_travail work_permit study_permit bourse_d_etude scholarship qatar poland caregiver travel_agent biometrics embassy ambassade',
  'says:inheritance':
    'heritage heritier* inherit* next_of_kin fortune coffre fonds_bloques dormant_account late_client lingots testament valise_d_argent legue leguer notaire_a without_next_of barrister maitre~mail',
  'says:aid':
    'aide_du_gouvernement aide_financiere aide_sociale aide_de subvention* allocation l_aide =grant =grants palliative fonds_d_appui argent_de_vieux aide_aux gratuit_pour carte_arch go_gratuit giga_gratuit free_data vaccin moustiquaire* mosquito_net =leap cash_transfer filets_sociaux aide_pour government~money aide_etat',
  'says:magic':
    'retour_affectif retour_d_affection retour_daffection faire_revenir envoutement multiplication multiplier~billet* argent_magique IS-HEALER~argent portefeuille_magique valise_magi* talisman rituel sortilege ritual bring_back_my bring~man_back sacrifice perfume~spirit* chance~spirit* benediction multiply spirit* esprit*',
  'says:refund':
    'refund* revers* indemnis* rembours*~argent compensation recuper*~argent recover* dedommag* rendre_l_argent_a reclamation',
  'says:publish':
    'publi*~photo/video/tout met*~video/photo/facebook/page/groupe mettre_nos mettre_mes mettre_tout diffus* poste*~photo/video publier leak* expos* post_my post~pictures post~video post_it viral il_publie publie envoi*~video~a envoy*~a_tout send~to_everybody send_it_to show_everybody on_all_my show_my_picture mis_sur ecrit_voleur* ecrit~voleu* wanted~debtor put_my_picture my_picture_to ma_photo_a montre_a_mon montre~a_mon send~to_my',
  'says:tell-contacts':
    'dire_a_mes~contacts envoy*~contacts ecri*~contacts appel*~contacts a_mes_contacts a_ma_famille a_tous_mes a_ma_femme a_mon_mari a_ma_patronne a_mon_pasteur a_leglise message_my_contacts call_my_contacts tell_my_family my_contacts to_my_wife to_my_boss my_followers to_everybody_following my_school_page dans_le_groupe_de my_church capture_de_tous_mes screenshot~list has_my~list liste_de_mes_amis to_my_oga mes_amis_facebook my_pastor toute_ma_famille to_my_family',
  'says:arrest':
    'prison arret* arrest* mandat* convoc* convoqu* porter_plainte porte_plainte plainte_contre poursui* garde_a_vue cellule =jail jail sue_me interpol tribunal deferer cybercri* detain* handcuff police_go',
  'says:block':
    'compte~bloque bloquer~compte sera_bloque va_bloquer va_se_bloque* se_bloque* etre_bloque suspend* desactiv* couper~ligne va_couper puce~bloque account~block sim~block deactivat* be_blocked will_block go_block be_suspended will_be_restricted restricted account_go_block frozen ferm*~compte your_account~=ban block_ma block_my SIM~expire',
  'says:harm':
    'me_tuer tuer on_va_me_faire_du_mal venir_chez_moi kill_me beat_me hurt_me waste_am gbass* frapper kidnapp* rapt garde_la_petite cercueil coffin kill_you me_faire_du_mal mal_a_ma',
  'says:curse':
    'malediction maudit* malheur genie* les_esprits spirits_go go_mad run_mad devenir_fou devenir_folle curse* mourir~sacrifice mort~enfant prendre_mon_premier dieu_va_voir esprit_vont',
  'says:money': 'mistakenly~SUM by_mistake sent~by_mistake fake_alert credit_alert',
};
