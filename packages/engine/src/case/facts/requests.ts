import type { FactName } from './fact.ts';

/** What the others ask for in set words, in the lexicon's notation; what verbs and their objects tell stands in `deeds.ts`. */
export const REQUESTS_TOLD: Readonly<Partial<Record<FactName, string>>> = {
  'asked:money':
    'SUM_each/chacun/chacune SUM_par_mois/famille/personne/tete cotis*~SUM dues contribution* cotisation* levied levy send_me_SUM envoie/envoi_moi_SUM need/needs_SUM besoin_de_SUM SUM_per_week/month/person/head SUM_every',
  'asked:money-back':
    'SUM~par_erreur/ereur/error/mistake erreur~SUM GIVE~SUM~erreur mistakenly_sent/send/put_SUM trompe/tromper~chiffre/numero/destinataire mal_depose_SUM return_the_SUM SUM_mistake rends_moi',
  'asked:secrecy':
    'confidential dis/dit/dire/parle/parler_a_personne ne_dis_rien tell_nobody surprise no_tell_person/anybody/my en_parler_a_personne n_en_parle_a garder_le/secret keep_it/secret between_us rien_dire interdit_de_parler tell/telling_anyone/anybody/nobody/person/people tell_no_one pas_dire/parler_aux/a/au',
  'asked:dial':
    'faut_composer compose* MENU-CODE tape_1 dit~tape* dit~compos* allow_cash_out told~to_=dial dial_this press_1 taper_un_code make_i/she/he_=dial/press make_i~USSD tape/tapes/taper/compose/composer/dial/press_USSD dit~USSD SAY~USSD',
  'asked:recruit':
    'amen*~personne* amenes_NUM invite*~NUM invite_NUM parrain* filleul* bring_NUM bring~persons bring~people partage*_a_NUM partage*~groupe* partager_a share_to_NUM share~groups',
  'asked:other-channel':
    'ajout*~telegram sur_telegram on_telegram repondre~telegram groupe_telegram telegram_group passer/continuer/move/continue_sur/to_whatsapp/telegram join~telegram rejoindre~telegram',
  'asked:account-use':
    'utiliser_mon retire~sur_mon mon_compte_pour passer_par_mon my_account_to use_my_account louer/rent~compte/account recevoir~pour_lui/elle receive~for_him/her/them',
  'asked:images': 'ask~pictures send_more dit/di_toi_aussi',
  'asked:code': 'ca/sa_demande~CODE attend/attends~le_CODE waiting_for~CODE dire/lise/lire~CODE read~CODE',
  'asked:pin':
    'ca/sa_demande~PIN mettre/mets/met_mon/ton/le/votre_PIN entre/entrer/tape/taper_mon/ton/le/votre_PIN',
  'done:money':
    'pris/prend/collect/collected/took/take/chop/chopped/bouffe/mange/emporte/vole/stole/eat/ate/ramasse_MY_SUM/MONEY vide/videe/emptied/drained_son/mon/ses/leur/his/her/my/their_compte/account/economies/savings/momo/wallet DID~balance/jete/fait/fais/mi/mis/remi/remis/vire_SUM IS-FAMILY~balance/jete/fait_SUM I_put_SUM I_put~SUM I_did/load/loaded_SUM on_a_pris/vole/retire/vide_SUM ils_ont_pris/vole/retire_SUM they/dem_took/stole/carry/withdrew_SUM SUM_don_go/comot/commot SUM_go/went/fly/gone_from/out/in SUM_fly debit/debite_SUM SUM_debit they_collected_SUM she/he_collect_SUM I_lose/lost_SUM I_use/used_SUM SUM~i_use pris/pri/vole/retire/vide/enleve/ramasse/emporte_tout/tt tout_pris/vide took/take/cleared/withdrew/carry/carried/wiped_everything/all everything_is_gone/empty tout_est/a_parti/disparu argent_est/a_parti/disparu/envole SUM~sorti/sortis/sortie/parti/partis/disparu_tout/du/de/sur debit_alert/alerts~SUM',
  'done:video-call': 'VIDEO-CALL~nue/nu/naked/deshabill*/filme/record* video_call_me appel*_en_video',
  'done:images':
    'me/jme_suis/sui_filme/filmee/deshabille/deshabillee/montre/montree sent_mine record_am dem_record i_send_one snap_myself les_miennes I_GIVE~IMAGES DID_GIVE~IMAGES DID_GIVE_avec_mon/ma_visage/tete envoyer_ma/mes_photo/photos i_naked deshabille echange~photos exchanged~pictures nos_videos a_filme envoye/sent_mes/my_photos/pictures i_sent_pictures recorded_me filme_moi ma_filme/filmee m_a/ont_filme/filmee on_ma_filme',
  'done:link': 'I_click I_clicked I_OPEN~LINK clicked I_filled DID_clique DID_ouvert~LINK DID_rempli',
  'asked:app':
    'fichier_apk =apk dit/disent/dis/demande/demandent_d_installer/de_telecharger veut_que_j_installe say/says/said~install make_i_install/download told_me_to_install/download asks/asked_me_to_install/download',
  'done:app': 'I_INSTALL =installed/=downloaded~app/software/apk DID_INSTALL',
  'done:dial': 'I_pressed I_dialled~MENU-CODE I_approved DID_compose DID_suivi DID_tape~MENU-CODE',
  'done:code': 'DID_mi/mis/met~CODE I_mi/mis/put/enter/entered~CODE',
  'done:pin': 'DID_mi/mis/tape/entre~PIN g_mi/mis_le_vrai',
  'done:card':
    'DID~lu_les_NUM_chiffres I_read~CARD I_entered/filled/typed/put/gave_the/my_details/information/infos I_put_in/all_my_details DID_mis/mi/entre/rempli/tape/donne_mes_coordonnees/infos/informations DID_mis/rempli/entre_tout',
  'done:papers':
    'I_typed/entered/put/gave/uploaded~ghana_card/nin/bvn/passport/id_card DID_mis/mi/entre/tape/donne~numero_de_cni/ma_cni/ma_carte_d_identite/mon_passeport',
  'done:recruit': 'I_brought i_bring~my I_invited/recruited DID_amene/parraine/invite',
  'asked:contacts': 'acces_a_mes_contacts access_to_my_contacts partage*/share/forward~contacts',
  'done:contacts': 'j_ai_autorise~contacts ont/has/have_mes/my_contacts',
};
