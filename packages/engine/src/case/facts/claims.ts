import type { FactName } from './fact.ts';

/** What the others say they are, promise or threaten, in the lexicon's notation. */
export const CLAIMS_TOLD: Readonly<Partial<Record<FactName, string>>> = {
  'says:is-operator':
    'A_IS-OPERATOR IS-OPERATOR_dit/ecrit/envoie/envoi/retire/prend/prends/appelle/appele/ma/me/m/a/sms/say/says/send/sent/text/message/office/shop/agent/customer/fete/promo/don/wan IS-OPERATOR_CONTACT sms_IS-OPERATOR sms~IS-OPERATOR msg_IS-OPERATOR message_IS-OPERATOR agent_IS-OPERATOR agence_IS-OPERATOR monsieur/mr/dame/gars/homme_de_IS-OPERATOR =de_IS-OPERATOR from_IS-OPERATOR be_IS-OPERATOR =dit_IS-OPERATOR service~IS-OPERATOR IS-OPERATOR~service IS-OPERATOR_ecri SAY~IS-OPERATOR IS-OPERATOR~SAY CONTACT~IS-OPERATOR service_client IS-OPERATOR_call IS-OPERATOR_cash_dit IS-OPERATOR_people at_IS-OPERATOR the_IS-OPERATOR go_IS-OPERATOR',
  'says:is-bank':
    'IS-BANK PURSE_agent/people/customer/say/says/call/man/support/fraud/write/sent/send/text/put/dey the_bank/my_bank~CONTACT/SAY bank_CONTACT bank_SAY from/be/de_PURSE SAY~PURSE_customer/agent/people CONTACT~from_PURSE in_my_bank_app bank_app GAB',
  'says:is-authority':
    'STATE IS-AUTHORITY_dit/disent/ecrit/appelle/m/me/ma/a/ont/say/says/call/people/dey/don/demande/come/came IS-AUTHORITY~ASK IS-AUTHORITY~CONTACT A/des/un_IS-AUTHORITY be/est/from/de/is_IS-AUTHORITY claiming/pretend~IS-AUTHORITY CONTACT~IS-AUTHORITY agents_de_la agent~IS-AUTHORITY commissariat_on_dit convocation convoque mandat_d_arret warrant IS-AUTHORITY_line =tax taxe soldier_man customs_officer invitation_letter of_the_IS-AUTHORITY',
  'says:is-family':
    'FIRST-MY~IS-FAMILY sms/appel/numero~de_MY_IS-FAMILY c_tonton/tata/papa/maman/junior tata/tonton/maman/papa/bro/pa/meme/mummy/daddy/uncle_envoie/envoi/send/il_faut/c_est/na MY_IS-FAMILY~ASK MY_IS-FAMILY~CONTACT MY_IS-FAMILY~make_i maman/mama/papa/mummy/daddy~ASK/CONTACT IS-FAMILY_me/m/ma_ASK/CONTACT/SAY MY_IS-FAMILY_dey/is_line/on/calling MY_IS-FAMILY_dey/is_for/on_line/phone MY_IS-FAMILY~send_me MY_IS-FAMILY~dit~GIVE appel/message/sms/vocal~MY_IS-FAMILY IS-FAMILY_c_est/c IS-FAMILY_na qu_il_est~MY_IS-FAMILY be~my/ma_IS-FAMILY say~my_IS-FAMILY_is/has/dey says~my_IS-FAMILY_is/has say_my_IS-FAMILY_dey/get/is IS-FAMILY~accident IS-FAMILY~hopital MY_IS-FAMILY~a_change~puce/numero MY_IS-FAMILY~changed/change~number/line passer_pour_MY_IS-FAMILY IS-FAMILY_envoie/il_faut demi_frere MY_IS-FAMILY_qui_est MY_IS-FAMILY_wey/weh_dey MY_IS-FAMILY_veut/ve MY_IS-FAMILY~besoin MY_IS-FAMILY_s_whatsapp',
  'says:is-friend':
    'IS-FRIEND~CONTACT MY_IS-FRIEND~ASK A_ami/amie_me/m/veut/demande IS-FRIEND~message c_est~ta/ton_IS-FRIEND ami_d_enfance my_padi my_guy A_ami_qui IS-FRIEND~SAY~GIVE tontine njangi ajo susu esusu notre_groupe notre_groupement groupement our_group/association/union class_delegate delegue old_girls/boys_association la_tresoriere treasurer secretary choriste chorale choir_mistress church_whatsapp_group camarade_de classmate_for/text/wrote my_classmate MY_ami_d directeur~whatsapp pasteur~whatsapp colleague~added collegue_m_a_ajoute MY_boss~whatsapp',
  'says:is-employer':
    'IS-EMPLOYER offre_d_emploi retenu/retained_pour/on they_hire work_for_A A_job got_job get_job job_at teach_for travail_en_ligne/hotel work_online employ* TASK like~video* note~hotel* rate~hotel* j_ai/jai_postule I_applied_for/at/in_june apprenti* par_tache per_task interview entretien embauche nouveau_patron new_boss work_abroad house_help femme_de_menage gardien* m_a_recrute ma_pri_comme take_me_as resume_on my_cv mon_cv teaching_hospital attendant packaging concours_police/douane',
  'says:is-seller':
    'IS-SELLER A_gars/fille/babe/page~vend vend~sur_ONLINE selling~ONLINE I_BUY~ONLINE I_ORDER~ONLINE/page/vendor/babe SEE/vu~ONLINE~SUM vu_un/une~sur_ONLINE jai_vu~sur_ONLINE see~for_ONLINE page_instagram/facebook live_tiktok tiktok_live commande~page j_ai_achete~ONLINE breeder j_ai_commande~chez/sur order~from a_page_that prix~livraison',
  'says:is-buyer':
    'IS-BUYER buyer wan_buy want~buy wants_to_buy veut_acheter I_sell I_sold je_vends je_vend I_dey_sell interested_in acheteur advertised_my bought~from_me achete_chez_moi she/he_bought',
  'says:is-landlord':
    'IS-LANDLORD_SUM IS-LANDLORD bailleur room/chambre~rent/louer proprio self_contain appartement~louer landlord room_at',
  'says:is-lover':
    'IS-LOVER ma_reine sergent_americain us_army army_doctor ingenieur~plateforme general~epouser connu/connue~ONLINE~amour/parle/mois PERSON~l_epouser fiance~jamais/colis/canadien fiance_canadien/americain/francais engaged_since in_love pray_together mon_mari_en_ligne boyfriend~online/met/call/facebook tinder cherie_en_ligne amour_en_ligne d_amour say_he/e_go_marry white_man_for',
  'says:is-lender':
    'IS-LENDER credit~garantie loan~collateral prete/lend~SUM/million they_approved approved~loan pris~SUM~appli took/borrow/take~SUM~app emprunte~appli/application j_avais_pris~appli',
  'says:is-investor':
    'IS-INVESTOR invest* mining packs placer~argent tu_mets/on_met~SUM~tu/on_gagne/retire yahoo~crypto crypto~double AI_trades trades_for_you put_SUM~get coursemate~platform platform~percent',
  'says:is-charity':
    'IS-CHARITY donat* donn*~pour_la_toiture don_pour =ong_qui_aide contribu*~for cotis*~pour/deuil/obseques/toiture/ambulance collecte_pour/de collect~for~funeral/burial/hospital church~SUM/harvest/number paroisse/eglise/mosquee/imam/cure~SUM/numero/toiture bebe~operation baby~surgery sick_baby/child bebe_avec orphan* burial_of for_the_widow contributing_through',
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
    'IS-INVESTOR doubl* tripl* rendement* NUM_percent_a/per/in/each/every NUM_pour_cent promis_NUM benefice_de gagn*~SUM~par_jour/chaque_jour/semaine gagner_de_SUM gagnes_SUM rapporte* retire_SUM_au_bout on_retire_SUM recevez_SUM SUM_turn/become/to_SUM put_SUM~get/receive bring_SUM~cash you_cash like~video* liker_des note~hotel* rate~hotel* SUM_par_video/tache/like per_three_likes/task/video dem_pay_me~true_true earn~daily/day/each/from makes_SUM gives_NUM returns_of/every return_on profit_of/i_see_profit gold_mining double_your e_dey_double blessing_wheel pyramide predictor score_exact match_fixe* multipli* sans_risque SUM_en_NUM_heures data_combination lucky_order merchant_order task_scam prepaid_task jackpot',
  'says:loan':
    'IS-LENDER credit_de_SUM pret_de/entre credit~SUM~garantie approved_me_for collateral loan_of/on/app loan~fee apply~loan demande_de_pret credit~valide microcredit',
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
    'go_show show_am_my send_it_to envoi/envoie/envoyer/balance_a_ma/mon/mes/tout or_e_go_my e_go_my_wife go_give_am_to go_send_am verra_tout met/mettre_sur/dans/tout~groupe/page/facebook/reseaux montre_a_mon/ma edited_my_face my_face_on naked_body post_your post_my post_everything affiche*_sur ruin_my_name everybody_following toute_ma_liste balance* it_s_on_my_students capture_de tell_everybody publi*~photo/video/tout met*~video/photo/facebook/page/groupe mettre_nos mettre_mes mettre_tout diffus* poste*~photo/video publier leak* expos* post_my post~pictures post~video post_it viral il_publie publie envoi*~video~a envoy*~a_tout send~to_everybody send_it_to show_everybody on_all_my show_my_picture mis_sur ecrit_voleur* ecrit~voleu* wanted~debtor put_my_picture my_picture_to ma_photo_a montre_a_mon montre~a_mon send~to_my',
  'says:tell-contacts':
    'dire_a_mes~contacts envoy*~contacts ecri*~contacts appel*~contacts a_mes_contacts a_ma_famille a_tous_mes a_ma_femme a_mon_mari a_ma_patronne a_mon_pasteur a_leglise message_my_contacts call_my_contacts tell_my_family my_contacts to_my_wife to_my_boss my_followers to_everybody_following my_school_page dans_le_groupe_de my_church capture_de_tous_mes screenshot~list has_my~list liste_de_mes_amis to_my_oga mes_amis_facebook my_pastor toute_ma_famille to_my_family',
  'says:arrest':
    'prison arret* arrest* mandat* convoc* convoqu* porter_plainte porte_plainte plainte_contre poursui* garde_a_vue cellule =jail jail sue_me interpol tribunal deferer cybercri* detain* handcuff police_go',
  'says:block':
    'va_ferme/fermer/cloturer/couper/suspendre va_etre_ferme/suspendu/coupe/bloque/supprime cloturer suspension sera_supprime/suspendu/coupe page_supprimee will_be_blocked/suspended/closed/deleted going_to_block dem_block compte~bloque bloquer~compte sera_bloque va_bloquer va_se_bloque* se_bloque* etre_bloque suspend* desactiv* couper~ligne va_couper puce~bloque account~block sim~block deactivat* be_blocked will_block go_block be_suspended will_be_restricted restricted account_go_block frozen ferm*~compte your_account~=ban block_ma block_my SIM~expire',
  'says:harm':
    'me_tuer tuer on_va_me_faire_du_mal venir_chez_moi kill_me beat_me hurt_me waste_am gbass* frapper kidnapp* rapt garde_la_petite cercueil coffin kill_you me_faire_du_mal mal_a_ma',
  'says:curse':
    'malediction maudit* malheur genie* les_esprits spirits_go go_mad run_mad devenir_fou devenir_folle curse* mourir~sacrifice mort~enfant prendre_mon_premier dieu_va_voir esprit_vont',
  'says:money': 'mistakenly~SUM by_mistake sent~by_mistake fake_alert credit_alert',
};
