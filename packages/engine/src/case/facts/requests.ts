import type { FactName } from './fact.ts';

/** What the others ask for in set words, in the lexicon's notation; what verbs and their objects tell stands in `deeds.ts`. */
export const REQUESTS_TOLD: Readonly<Partial<Record<FactName, string>>> = {
  'asked:money':
    'SUM_each/chacun/chacune SUM_par_mois/famille/personne/tete SUM_every/per_week/month/person/head cotis*~SUM dues contribution* cotisation* levied levy send_me_SUM envoie/envoi_moi_SUM aide_moi_avec_SUM lend_me need/needs_SUM besoin_de_SUM sinon~SUM',
  'asked:money-back':
    'SUM~par_erreur/ereur/error/mistake erreur~SUM GIVE~SUM~erreur mistakenly_sent/send/put_SUM sent_SUM_by_mistake/error trompe/tromper~chiffre/numero/destinataire mal_depose_SUM send_it_from_the return_the_SUM SUM_mistake instead_of_SUM~send rend_moi rends_moi',
  'asked:secrecy':
    'pas_dire_aux/a pas_le_dire interdit_de_parler interdit_d_en en_cachette discret* no_even_tell not_even_tell leave_the_people remain_on_the_call not_go_out don_t_tell dont_tell never_tell make_i_no_tell without_telling confidential garder_le_silence ne_plus_m_ecouter n_appeler_le/personne dis/dit/dire/parle/parler_a_personne pas_dire_a pas_le_dire n_en_parle n_en_parler en_parle_a_personne en_parler_a ne_dis_rien rien_dire_a rien_dire garder_secret garder_le_secret garder_le_silence secret~personne pas_en_parler tell_anyone tell_anybody tell_nobody tell_no_one tell_no_body keep_it keep_secret between_us no_tell_my no_tell_person no_tell_anybody not_to_tell plus_m_ecouter plus_ecouter surprise pas_appeler_le without_telling',
  'asked:dial':
    'faut_composer compose* faut_taper MENU-CODE dial_this said_dial make_i_=dial told~to_=dial press_1 tape_1 me_to_press tell_me_press dit~tape* dit~compos* type_some_numbers allow_cash_out suis_les_etapes suivre_les_etapes fais~un_code code_a_composer test_de_depot',
  'asked:recruit':
    'amen*~personne* amen*~gens amenes_NUM inviter_des invite*~NUM invite_NUM parrain* filleul* ramener_des recrut*_des recruter_NUM bring_NUM bring~persons bring~people invite_friends invite_people refer* trouver_d_autres faire_venir_d inscrire_des partage*_a_NUM partage*~groupe* partager_a share_to_NUM share~groups recruit',
  'asked:contacts':
    'acces_a_mes_contacts access_to_my_contacts allow_contacts autorise~contacts mes_contacts_sur contacts_de_mes',
  'asked:other-channel':
    'ecrire_sur_whatsapp continuer_sur_whatsapp passer_sur_whatsapp parler_sur_whatsapp ajout*~telegram groupe_telegram rejoindre~telegram sur_telegram join~telegram move_to_telegram on_telegram group_for_telegram move_to_whatsapp contact*~whatsapp groupe_whatsapp~rejoin* passe_sur passer_sur repondre~telegram telegram_group vip_group',
  'asked:account-use':
    'mon_compte_pour_recevoir sur_mon_compte_pour passer_par_mon passer_par_le_compte utiliser_mon receive~for_him recevoir~pour preter_mon_compte louer~compte~mon use_my_account rent~account use_my_sim identifier_une_puce register_sim retirer~pour_lui retire~sur_mon retirer~sur_mon receive~into_my pass~through_my through_my sur_mon_numero_a_moi on_my_name sim_in_my_name puce_a_mon_nom',
  'asked:images':
    'ask~pictures ask~naked demande_photo~nue send_more more_pictures veut_encore~photo encore_des_photos send~naked',
  'done:money':
    'SUM_don_go/comot/commot SUM_go/went/fly/gone_from/out/in SUM_gone SUM_fly SUM~has_gone_out SUM_envoles/partis SUM_for_two_debit debit/debite_SUM SUM_debit vide_de_SUM they_collected_SUM she/he_collect_SUM chop_my_SUM I_lose/lost_SUM I_use/used_SUM helped_him/her_with SUM~i_use tout_mis_dans tout_vendu i_sow',
  'done:video-call':
    'VIDEO-CALL~nue/nu/naked/deshabill*/filme/record* apele_en_video appele_en_video video_call_me filme_en_appel fait_un_appel_video',
  'done:images':
    'sent_mine record_am recorded_me dem_record filme*_moi/nous elle/il_a_filme off_my_own my_pictures my_things photo_que_je i_send_one send_the_video one_boy_my_picture snap_myself my_face_no_show les_miennes made_a_video there_was_a_video camera_nue my_nude photo_nue~envoye photo_sans_habit~envoye sa_video_avec on_ma_filme I_SENT~IMAGES I_GIVE~IMAGES envoye~photo/photos/video envoyer_photo i_naked deshabille i_sent_mine i_send_one sent_mine echange~photos exchanged~pictures exchange~pictures i_sent_pictures filme_moi record_am recorded_me my_nudes mes_nudes nos_videos nos_photos mes_photos_nues special_pictures a_filme il_a_filme elle_a_filme a_mes_photos has_my_pictures get_my_pictures',
  'done:link':
    'I_click jai_clique I_clicked ai_ouvert~LINK I_OPEN~LINK jai_rempli j_ai_rempli I_filled clicked jai_cliquer cliquer_dessus touched_it',
  'done:app': 'I_INSTALL jai_telecharge j_ai_installe downloaded installed j_ai_INSTALL installe_l_appli',
  'done:dial':
    'jai_compose I_=dialled~MENU-CODE jai_compose j_ai_compose jai_suivi j_ai_suivi I_pressed I_dialled~SAID j_ai_fait_le_code i_type_the_code jai_tape~MENU-CODE j_ai_tape~MENU-CODE i_approved approved_something',
  'done:contacts':
    'j_ai_autorise~contacts autorise_les_contacts allow~contacts they_have_my_contacts il_a_mes_contacts ils_ont_mes_contacts',
  'done:recruit':
    'j_ai_amene j_ai_fait_entrer I_brought i_bring~my personnes_par_moi entrees_par_moi j_ai_parraine j_ai_inscrit i_brought_my recruited I_invited',
};
