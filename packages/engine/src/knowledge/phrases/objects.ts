import type { PhraseTable } from './phrase-table.ts';

/** Things that are asked for or handed over. */
export const OBJECTS = {
  secret: {
    fr: 'capture_du_message votre_code_pin 4_chiffres 6_chiffres 16_chiffres chiffres_au_dos 3_au_dos chiffres_du_sms message_avec_4 code_momo votre_pin ton_pin code_secret code_pin codes_secrets pin code_de_validation code_de_confirmation code_de_verification code_otp otp code_a_4 code_a_6 code_a_quatre code_a_six code_de_4 code_de_6 mot_de_passe mots_de_passe mdp cvv cryptogramme code_recu code_que code_qui code_envoye ce_code un_code le_code ton_code votre_code vos_codes tes_codes les_codes code_de_transfert code_de_retrait code_sms trois_chiffres 3_chiffres codesecret code_whatsapp identifiants code_confidentiel code_puk',
    en: 'four_digits six_digits the_numbers_on 16_digits 3_digits pin otp password passcode passwords cvv the_code a_code your_code that_code this_code code_i code_we code_you secret_code verification_code security_code access_code activation_code 6_digit_code 4_digit_code 6_digits six_digit_code digit_code the_digits login_details one_time_code atm_pin bvn token_code seed_phrase recovery_phrase private_key code_sent',
  },
  'harmless-code': {
    fr: 'code_promo code_wifi code_postal code_porte code_de_la_porte code_du_portail code_portail code_parrain code_de_parrainage code_vestimentaire code_de_la_route code_du_travail code_civil code_du_batiment code_immeuble code_barre code_marchand code_agent code_de_reduction code_de_l_immeuble code_d_entree code_du_cours code_zoom code_matiere code_de_l_alarme code_de_remise code_de_livraison code_du_colis code_colis',
    en: 'promo_code discount_code wifi_code wifi_password zip_code post_code dress_code gate_code door_code referral_code merchant_code building_code highway_code meeting_code delivery_code pickup_code collection_code',
  },
  money: {
    fr: 'argent somme montant fcfa francs cfa fonds mille 000 000f 000fcfa euros euro especes un_depot credit_de_communication credits recharge momo mobile_money sous virement mandat',
    en: 'money cash amount sum naira cedis dollars funds ngn ghs gh usd airtime momo the_rest balance fund',
  },
  'sent-money': {
    fr: 'depot transfert envoye envoi credite verse vire depose transfere virement transaction mandat',
    en: 'sent transferred transfer deposited deposit credited paid credit',
  },
  fee: {
    fr: 'badge kit formation_obligatoire pack uniforme visite_medicale transport assurance enregistrement adhesion droit_d inscription honoraires garantie certificat attestation dedouanement activation traduction carburant manutention ses_honoraires le_transport cotisation_obligatoire provision surtaxe frais caution acompte avance_de taxe taxes droits_de_douane droit_de_douane timbre timbres commission penalite penalites redevance contribution_de participation_de depot_de_garantie frais_de_dossier frais_de_livraison',
    en: 'uniform kit training_fee medical_fee insurance certificate_fee admission_fee transport_fee agent_fee inspection_fee form_fee id_card_fee training_materials starter_pack fee fees charge charges clearance deposit_of upfront tax levy stamp_duty commission processing handling registration_form activation_fee',
  },
  deposit: {
    fr: 'acompte avance une_avance moitie la_moitie caution arrhes depot_de un_depot pour_bloquer pour_reserver premier_mois',
    en: 'deposit half_payment part_payment commitment_fee half_of_the advance to_reserve to_hold',
  },
  voucher: {
    fr: 'pcs transcash neosurf paysafecard toneo coupon coupons carte_cadeau cartes_cadeaux carte_itunes carte_google_play carte_steam code_de_recharge codes_de_recharge recharges_pcs ticket_pcs tickets_pcs carte_de_recharge cartes_de_recharge',
    en: 'gift_card gift_cards giftcard giftcards itunes steam_card google_play_card recharge_card recharge_cards scratch_card vouchers apple_card amazon_card razer_gold',
  },
  papers: {
    fr: 'carte_d_identite piece_d_identite pieces_d_identite cni cip passeport photo_de_votre_carte photo_de_ta_carte selfie rib numero_de_carte numero_de_votre_carte coordonnees_bancaires informations_bancaires date_d_expiration photo_recto',
    en: 'id_card passport_copy copy_of_your_id selfie bank_details account_details card_number card_details account_number full_name ssn social_security',
  },
  remote: {
    fr: 'apk anydesk any_desk teamviewer team_viewer rustdesk quicksupport quick_support partage_d_ecran partager_votre_ecran partagez_votre_ecran application_de_securite prise_en_main',
    en: 'apk anydesk any_desk teamviewer team_viewer rustdesk quicksupport quick_support share_your_screen screen_sharing screen_share remote_access',
  },
  link: {
    fr: 'http https www url lien liens bit cutt tinyurl formulaire ci_dessous ci_joint ci_apres page_suivante adresse_suivante',
    en: 'link links http https www url',
  },
  'this-number': {
    fr: 'sur_ce_nouveau_numero nouveau_numero au_01 au_07 au_05 sur_le_num mon_num ton_momo par_momo par_moov par_mtn par_wave par_orange_money par_mobile_money sur_ce_numero a_ce_numero ce_numero_ci sur_mon_numero sur_le_numero sur_ce_compte sur_son_numero au_numero au_tel au_url',
    en: 'this_momo to_0 to_this_number this_number to_this_account this_account to_my_number to_the_number to_this_momo',
  },
  account: {
    fr: 'abonnement facture vos_droits votre_dossier vos_informations pass_securite espace_personnel votre_identite e_sim esim services prelevement carte_vitale compte comptes carte puce sim ligne numero profil portefeuille wallet dossier acces espace_client colis_n momo paiement connexion',
    en: 'account accounts card sim line wallet profile subscription mailbox email access bvn nin payment mobile_money service',
  },
} as const satisfies Readonly<Record<string, PhraseTable>>;
