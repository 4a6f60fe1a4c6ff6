import type { PhraseTable } from './phrase-table.ts';

/**
 * Things that somebody may be asked to do. Source: messages quoted in warnings of authorities, operators and the press, 2021 to
 * 2026.
 */
export const DEMANDS = {
  tell: {
    fr: 'reponds repondez prepare_le prepare_ton prepare_les preparez montre montrez note_le notez redis mets_ton mettez_votre donne donner donnez donnes communique communiques communiquer communiquez transmets transmet transmettre transmettez dicte dicter dictez dis dites dire fournis fournir fournissez envoie envoi envoies envoyer envoyez renvoie renvoyez renvoyer redonne redonnez file_moi file_le file_ton balance_moi balance_le partage partager partagez lis lire lisez repondez_avec besoin_du besoin_de_ton besoin_de_votre besoin_du_code il_me_faut il_nous_faut quel_est_le quel_est_ton quel_est_votre demande demandent reclame confirmez confirme',
    en: 'answer_with read_out read_me show_me give gimme send tell share provide forward read supply submit reply_with text_me dictate disclose reveal i_need need_the need_your what_is_your what_is_the confirm_your drop ask asks asking requesting',
  },
  type: {
    fr: 'saisis saisir saisissez entre entrer entrez tape taper tapez renseigne renseigner renseignez remplis remplir remplissez',
    en: 'enter type key_in fill fill_in fill_out input submit',
  },
  send: {
    fr: 'envoie envoi envois envoyer envoyez envoies transfere transferer transferez vire virer verse verser versez depose deposer deposez fais_un_depot faites_un_depot faire_un_depot fais_moi_un_depot faire_le_depot faites_le_depot fais_le_depot faire_un_transfert fais_un_transfert faites_un_transfert depanne depanner depannez prete_moi preter pretez_moi mets_moi mobilise mobiliser',
    en: 'send transfer wire deposit remit pay lend_me loan_me borrow_me help_me_with assist_me_with dash_me credit_me drop_me',
  },
  'send-back': {
    fr: 'fais_retour faites_retour faire_retour fais_le_retour faites_le_renvoi le_renvoi reverser reversez le_reste remettre_au_proprietaire refaire_l_envoi me_refaire renvoie renvoi renvoies renvoyer renvoyez retourne retourner retournez retourne_moi rends rendre rendez restitue restituer restituez rembourse rembourser remboursez me_le_remettre remets_moi remettez_moi me_remettre me_le_rendre me_renvoyer refais_le_depot refaire_le_depot',
    en: 'the_rest return_the_balance return_my refund_me send_back send_it_back send_them_back return refund reverse resend give_back give_it_back pay_back bring_back transfer_back transfer_it_back return_am send_am_back',
  },
  pay: {
    fr: 'faites_un_acompte faites_une_avance fais_une_avance fais_un_acompte ajoute ajouter ajoutez mets mettez versez_d_abord faites_un_float recharger rechargez alimenter paye payer payez paie paies payes regle regler reglez acquitter acquittez verse verser versez debourser depose deposer deposez envoie envoyer envoyez avancer payable a_payer a_regler a_verser prevoir prevoyez cotisez s_elevent s_eleve verseriez seront_exiges sont_exiges',
    en: 'top_up fund_your add recharge pay paying send deposit remit transfer settle make_payment payment_of payable required_to_pay you_pay charged',
  },
  follow: {
    fr: 'clique cliquer cliquez clic cliquant ouvre ouvrir ouvrez appuie appuyer appuyez suivez_le suivre_le via_le via_ce sur_le_lien ce_lien lien_ci lien_suivant le_lien_suivant remplis_le remplir_le remplir_ce remplir_notre remplissez_le remplissez_ce accedez_a accedez_au acceder_au acceder_a rendre_sur procedez_a procedez_au proceder_a consulter_le consultez_le consultez_votre consulter_votre consultez_vos plus_d_information plus_d_informations identifiez_vous identifier_vous enregistrer_via suivez_votre rendez_vous_sur rdv_sur connectez_vous connecte_toi visitez visite inscris_toi_ici inscrivez_vous_ici inscription_ici informations_ici demande_ici compte_ici telecharger_ici voir_ici',
    en: 'click clicking tap open_the follow_the follow_this visit visiting log_in login sign_in log_on this_link link_below the_link go_to at_the_link',
  },
  'put-in': {
    fr: 'place placez investis investissez investir mets mettez donne donnes donnez verse versez depose deposez entre_a entrez_a achete achetes achetez ticket mise misez mise_de',
    en: 'invest put deposit pay send buy join_with start_with slot',
  },
  'take-out': {
    fr: 'retire retirez retires recois recevez recevrez recevras prends prenez sors sortez touche touchez touches gagne gagnes gagnez recupere recuperes recuperez rente avez obtenez rapporte',
    en: 'get receive withdraw earn collect cash_out take make back',
  },
  buy: {
    fr: 'achete acheter achetez prends prenez procure procurez envoie envoyer envoyez recharge rechargez gratte grattez',
    en: 'buy get purchase send scratch provide',
  },
  'call-me': {
    fr: 'appelle appeler appelez rappelle rappeler rappelez joignez joindre contacte contacter contactez ecris ecrire ecrivez repondez envoyez_un_message',
    en: 'call ring message contact text_me whatsapp_me message_me reply chat_me dm email reach flash_me write',
  },
  install: {
    fr: 'installe installer installez installation telecharge telecharger telechargez',
    en: 'install installing download downloading',
  },
  dial: {
    fr: 'compose composer composez tape taper tapez lance lancer lancez',
    en: 'dial dialing press type',
  },
  'act-on-account': {
    fr: 'confirme confirmer confirmez valide valider validez verifie verifier verifiez mettre_a_jour mettez_a_jour mise_a_jour actualise actualiser actualisez regularise regulariser regularisez reactive reactiver reactivez active activer activez debloquer debloquez securiser securisez identifier identifiez authentifier renouveler renouvelez completer completez',
    en: 'confirm verify validate update reactivate activate unlock unblock restore authenticate renew complete re_activate reconfirm',
  },
  spread: {
    fr: 'partage_a partagez_a partage_avec partagez_avec partager_a partagez_ce partage_ce envoie_a_10 transferez_ce transfere_ce transferer_ce envoyez_ce_message envoie_ce_message dans_10_groupes a_10_contacts a_vos_contacts a_tes_contacts a_15 dans_5_groupes groupes_whatsapp parrainez parraine ramene_des invite_3 invitez_3 inviter_5 filleuls',
    en: 'share_with_10 share_to forward_this forward_to 10_groups whatsapp_groups 10_friends all_your_contacts refer referrals invite_friends invite_3 downlines share_this',
  },
} as const satisfies Readonly<Record<string, PhraseTable>>;
