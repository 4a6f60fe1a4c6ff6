import type { ConceptWords } from './concept-words.ts';

/** Things that somebody may be asked to do. */
export const DEMANDS = {
  send: {
    fr: 'envoie envoies envoyer envoyez envoi envoye envoyee envoyes transfere transferer transferez transfert transferts virer virement virements depose deposer deposez depot depots verse verser versez versement mets mettre balance envoi_moi fais_moi_un_depot depanne depanner depannez',
    en: 'send sending sends sent transfer transfers transferred deposit deposits wire remit drop forward oya_send credit_me dash',
  },
  return: {
    fr: 'renvoie renvoies renvoyer renvoyez renvoi retourne retourner retournez retour rends rendre rendez restituer restitution remets remettre remettez remboursez rembourse_moi me_rembourser',
    en: 'return returns send_back send_it_back refund_me reverse resend give_back pay_back bring_back',
  },
  pay: {
    fr: 'paye payer payez paie paies paient paiement paiements payement regle regler reglez reglement acquitter acquittez cotisez cotiser debourser facturer facture factures',
    en: 'pay pays paying paid payment payments settle bill bills invoice',
  },
  fee: {
    fr: 'frais caution acompte avance avancer taxe taxes penalite penalites amende amendes timbre timbres commission depot_de_garantie supplement majoration redevance cotisation cotisations',
    en: 'fee fees charges charge levy deposit upfront advance clearance fine fines penalty stamp_duty commission surcharge tax',
  },
  code: {
    fr: 'code codes otp pin mdp mot_de_passe mots_de_passe passe cvv cryptogramme chiffres identifiant identifiants code_secret code_pin code_de_validation code_de_confirmation trois_chiffres numero_de_carte puk',
    en: 'code codes otp pin password passwords passcode cvv digits token puk login_details card_number credentials secret_word',
  },
  tell: {
    fr: 'donne donner donnez dis dire dites communique communiquer communiquez dicte dicter dictez lis lire lisez fournir fournissez fournis transmettre transmettez transmets repete repeter divulguer divulguez redonne',
    en: 'tell give read provide disclose reveal dictate submit reply_with quote',
  },
  confirm: {
    fr: 'confirme confirmer confirmez confirmation valide valider validez validation verifie verifier verifiez verification mettre_a_jour mise_a_jour metre_a_jour actualiser actualisez regulariser regularisez regularisation reactiver reactivez activer activez activation identifiez_vous renseignez remplir remplissez remplis formulaire',
    en: 'confirm confirms validate verify verification update reactivate activate activation authenticate fill form complete',
  },
  click: {
    fr: 'clique cliquer cliquez cliquant clic lien liens ouvre ouvrir ouvrez appuie appuyez appuyer suivant ci_dessous ci_joint connectez_vous rendez_vous_sur connecte_toi',
    en: 'click clicking tap link open follow below visit log_in login sign_in press',
  },
  install: {
    fr: 'installe installer installez installation telecharge telecharger telechargez apk anydesk teamviewer rustdesk appli application partage_d_ecran partager_votre_ecran',
    en: 'install installing download apk anydesk teamviewer rustdesk app screen_share share_your_screen',
  },
  dial: {
    fr: 'compose composer composez tape taper tapez saisis saisir saisissez entre_le entrez',
    en: 'dial enter type key_in',
  },
  call: {
    fr: 'appelle appelles appeler appelez appel rappelle rappeler rappelez joindre joignable contacte contacter contactez telephone tel joignez',
    en: 'call calling ring contact phone flash call_back reach',
  },
  message: {
    fr: 'whatsapp telegram whatsap wathsapp watsapp wsp inbox mp prive ecris ecrire ecrivez messenger repondez reponds dm',
    en: 'whatsapp telegram inbox dm text chat message_me reply messenger signal',
  },
  spread: {
    fr: 'partage partagez partager groupes groupe amis contacts transferez_ce a_vos_contacts tes_contacts diffuse diffusez faites_tourner invite invitez inviter parraine parrainer parrainage filleul filleuls ramene ramener',
    en: 'share groups friends contacts forward_this invite invites refer referral referrals downline broadcast',
  },
  papers: {
    fr: 'cni cip piece_d_identite pieces_d_identite piece identite passeport selfie photo photos rib carte_d_identite acte_de_naissance diplome diplomes casier cv coordonnees nom_complet date_de_naissance numero_de_compte',
    en: 'id passport selfie bvn nin ssn photo photos id_card account_number full_name date_of_birth certificate cv',
  },
  voucher: {
    fr: 'recharge recharges recharger pcs transcash neosurf paysafecard coupon coupons carte_cadeau cartes_cadeaux itunes unites credit_de_communication ticket tickets google_play',
    en: 'recharge recharge_card gift_card gift_cards itunes steam voucher vouchers coupon airtime scratch google_play',
  },
  withdraw: {
    fr: 'retire retirer retirez retrait retraits encaisser encaissement toucher recuperer recuperez recupere decaissement',
    en: 'withdraw withdrawal withdrawals cash_out collect claim redeem payout',
  },
  come: {
    fr: 'passe passez passer viens venez venir voir rencontrer rencontre visite visiter visites visitez sur_place se_voir en_personne essayer essaie presenter presentez presente_toi deplacer',
    en: 'come coming visit visiting meet meeting see in_person inspect try_it view viewing pass_by walk_in',
  },
  apply: {
    fr: 'inscris inscrire inscrivez inscription inscriptions postule postuler postulez candidature candidatures deposer_votre_dossier dossier dossiers soumettre formalites',
    en: 'apply application register registration enrol enroll signup sign_up join joining submit',
  },
  wants: {
    fr: 'veut veulent exige exigent reclame reclament demande demandent attend attendent accepte acceptent prend prennent coute coutent coutera il_faut manque reclamait negocie',
    en: 'wants want demands asks ask needs need requires accepts accept takes costs charging says_i_must_pay go_collect dey_ask',
  },
  identify: {
    fr: 'identifiez_vous identifier authentifier authentification connexion reconnectez_vous se_connecter espace_securise vos_informations informations_personnelles coordonnees_bancaires vos_coordonnees recto_verso mettre_vos mettez_vos vos_donnees carte_bancaire',
    en: 'sign_in log_in login authenticate your_details your_information personal_information bank_details banking_details card_details your_account_details verify_your',
  },
} as const satisfies Readonly<Record<string, ConceptWords>>;
