import type { FactSubject } from './fact.ts';

/** What a word or phrase names. `_` joins the words of a phrase, `*` at the end takes any ending. As in the lexicon, without accents. */
export type ThingId =
  | Extract<
      FactSubject,
      | 'money'
      | 'fee'
      | 'deposit'
      | 'airtime'
      | 'crypto'
      | 'code'
      | 'pin'
      | 'password'
      | 'card'
      | 'papers'
      | 'images'
      | 'app'
      | 'remote'
      | 'link'
      | 'video-call'
      | 'contacts'
      | 'account-use'
      | 'other-channel'
    >
  | 'account'
  | 'sim'
  | 'balance'
  | 'menu-code'
  | 'receipt'
  | 'contract';

/** Words for what is given, asked for or lost. French with what is written to sound like it; English with Pidgin. */
export const THINGS: Readonly<Record<ThingId, string>> = {
  money:
    'argent argents arjent larjent largent sous fric wari pognon tune tunes thune thunes oseille liasse dja gombo jeton jetons somme sommes montant avance acompte transfert transferts virement depot paiement payement momo money cash kudi ego owo kpeke cfa fcfa francs cedis naira dollars euros salaire salary savings economies pension prime sanda cauri fonds funds transfer',
  fee: 'frais frai fres taxe taxes timbre timbres penalite amende amendes commission inscription dossier_de_frais fee fees charge charges levy fine fines clearance tax taxes registration_fee processing dedouanement douane',
  deposit: 'caution acompte avance arrhes reservation deposit down_payment advance half_payment moitie',
  airtime:
    'credit credits recharge recharges recharger unite unites airtime recharge_card voucher vouchers coupon coupons pcs transcash neosurf carte_cadeau cartes_cadeaux gift_card gift_cards giftcard steam itunes carte_google_play',
  crypto:
    'crypto crypto* bitcoin btc usdt usdc tether ethereum binance trust_wallet wallet_address portefeuille_crypto trading forex',
  code: 'code codes cod kode otp chiffres six_chiffres code_sms verification_code digits token passcode code_de_confirmation code_de_validation',
  pin: 'pin code_pin code_secret codes_secrets code_momo code_de_mon_momo mon_code_secret secret_code secret_pin pin_code mpin code_confidentiel code_a_4_chiffres code_de_transaction code_de_retrait',
  password:
    'mot_de_passe mots_de_passe mdp motdepasse password passwords pass_word identifiants identifiant login logins log_in_details',
  card: 'numero_de_carte numeros_de_carte numero_de_ma_carte carte_bancaire carte_visa carte_gim cvv cvc cryptogramme trois_chiffres au_dos_de_ma_carte card_number card_details atm_card debit_card bank_card carte_de_credit date_d_expiration',
  papers:
    'piece_d_identite pieces_d_identite carte_d_identite carte_identite cni cip lepi npi ifu passeport passport papiers papier piece pieces acte_de_naissance extrait diplome diplomes casier id_card identity_card identity national_id ghana_card voter_s_card nin bvn selfie dossier dossiers documents justificatif cv photo_d_identite livret',
  images:
    'nude nudes photo_nue photos_nues nue nues nu_e intime intimes video_intime photos_intimes naked nakedness sex_video sexe photo_de_moi_nue sextape image_de_moi seins private_pictures private_photos appel_video_nu branle deshabille* deshabill*',
  app: 'appli applis application applications apk app apps logiciel programme fichier_apk software anydesk_app',
  remote:
    'anydesk teamviewer rustdesk quicksupport partage_d_ecran partager_ecran partage_ecran screen_sharing share_screen share_my_screen prendre_la_main controle_a_distance alpemix airdroid',
  link: 'lien liens lyen lien_bleu url site sites link links formulaire formulaires form google_form page_web site_web website qr qr_code',
  'video-call': 'appel_video video_call visio visioconference camera facetime appels_video videocall webcam',
  contacts:
    'mes_contacts tous_mes_contacts dix_contacts 10_contacts 10_personnes dix_personnes groupes 5_groupes contacts my_contacts ten_people 20_groupes',
  'account-use':
    'mon_compte_pour louer_mon_compte recevoir_sur_mon_compte passer_par_mon_compte use_my_account rent_my_account receive_for_him recevoir_pour_lui recevoir_de_l_argent_pour retirer_pour_lui',
  'other-channel':
    'telegram passer_sur_whatsapp continuer_sur_whatsapp ecrire_sur_whatsapp signal parler_sur_whatsapp en_prive inbox move_to_whatsapp on_telegram sur_telegram',
  account:
    'compte comptes cmpte conte facebook fb whatsapp whatsap watsap wathsapp wsp gmail instagram insta tiktok tik_tok snap snapchat page boite_mail email mail account accounts wallet profil',
  sim: 'sim puce puces carte_sim sim_card ligne reseau numero num line',
  balance: 'solde soldes balance mon_solde compte_momo',
  'menu-code': 'code_ussd ussd menu_code syntaxe',
  receipt:
    'recu recus quittance quittances facture factures receipt receipts ticket bordereau preuve_de_paiement',
  contract:
    'contrat contrats bail bon_de_commande convention contract agreement lettre_d_embauche offer_letter attestation_d_embauche',
};
