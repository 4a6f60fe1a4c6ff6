import type { FactSubject } from './fact.ts';

/** What a word or phrase names. */
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
  | 'sum'
  | 'cause'
  | 'menu-code'
  | 'account'
  | 'number'
  | 'sim'
  | 'balance'
  | 'receipt'
  | 'contract'
  | 'place'
  | 'person'
  | 'known'
  | 'doubt'
  | 'online'
  | 'platform'
  | 'state'
  | 'purse';

/** Words for what is given, asked for or lost, and for people and places. In the lexicon's notation. */
export const THINGS: Readonly<Record<ThingId, string>> = {
  sum: '',
  money:
    'argent argents arjent larjent largent =argen =sous fric wari pognon =tune =tunes thune oseille =gombo jeton =jetons somme montant =money cash kudi =ego =owo kpeke =kolo =shishi pesewa =moni =franc =francs cedis naira dollars euros =bob salaire salary economies pension =fonds funds un_sou =kobo =dime centime xaliss khaliss =taco mbongo',
  fee: 'frais frai =fres taxe timbre penalite amende =commission inscription =fee =fees charges levy fine clearance =tax registration processing dedouanement insurance affidavit activation',
  cause:
    'dossier visite_medicale visite_medical uniforme tenue formation assurance adhesion notaire =badge hebergement certificat* test form medical uniform training customs bond stamp activer waybill carte_de_membre emballage transport billet ticket =gas verification equipement visa passeport douane police barriere barrier gendarme avocat caution_de lawyer kit moto',
  deposit:
    'caution acompte =avance avance_de arrhes reservation reserver deposit down_payment =advance half_payment moitie =half prepay* tache_vip recharger_le_compte level vip =task =upfront rent loyer mois_d_avance',
  airtime:
    'recharge carte_de_recharge unites airtime recharge_card =card_of voucher vouchers coupon =pcs transcash neosurf carte_cadeau gift_card gift_cards giftcard steam itunes google_play credit_d_appel credit_telephone credit_de_communication transfert_de_credit credit_mtn credit_moov credit_orange =load',
  crypto:
    'crypto* bitcoin =btc =usdt =usdc tether ethereum binance trust_wallet wallet_address =coin =token_wallet',
  code: 'code =cod =kode =otp 6_chiffre* six_chiffre* 6_digits 6_digit 6_number 6_numbers six_digits six_numbers code_sms verification_code digits code_de_confirmation code_de_validation les_chiffres chiffres =puk =token',
  pin: '=pin =pins code_pin code_secret codes_secrets mon_code son_code ton_code ma_code code_momo code_wave code_orange code_om code_a_5 5_chiffres code_flooz secret_code secret_pin pin_code =mpin code_confidentiel code_a_4 4_chiffres quatre_chiffres 4_digits 4_number 4_digit code_de_mon_momo code_de_mon_compte code_de_retrait =pine my_code =pin_momo',
  password:
    'mot_de_passe mots_de_passe mo_de_passe mot_de_pass mot_passe =mdp motdepasse password passwords =pass pass_word identifiants login internet_banking mon_pass',
  card: 'numero_de_carte numero_de_ma_carte carte_bancaire carte_visa carte_gim carte_ecobank ma_carte_visa =cvv =cvc cryptogramme trois_chiffres 3_chiffres 16_chiffre* seize_chiffres 16_digits 16_number 16_numbers card_number card_numbers card_details atm_card my_card numbers_on_the_card =africard carte_prepayee carte_gab ma_carte_bancaire chiffres_de_ma_carte chiffres_de_la_carte the_3_at_the_back =expiry',
  papers:
    'piece_d_identite carte_d_identite carte_identite carte_biometrique =cni =cip =lepi =ifu passeport passport passports acte_de_naissance acte_naissance extrait_de_naissance extrait diplome casier id_card identity_card =identity national_id =id licence =license =rib ma_carte votre_carte your_card their_card ghana_card voter_card voters_card =nin =bvn =selfie photocopie copie_carte copie_de_ma_carte copie_de_carte copie_cni =piece =pieces mes_papiers =justificatif certificate documents =permis date_de_naissance date_of_birth =cv photo_de_ma_carte photo_de_carte =residence_permit result_slip =photocopy mes_documents data_page empreinte',
  images:
    'nude photo_nue photos_nues photo_nu =nue =nues =nu intime video_intime photos_intimes naked =nakedness sex_video sextape my_pictures private_pictures private_photos deshabill* =photos =pics =pictures ses_photos mes_photos mes_videos nos_videos photo_sans_habit no_cloth =bikini snap_myself =video sous_vetement* photo_de_moi =seins =camera_nue masturb*',
  app: 'appli lappli lapplication application =apk =app logiciel software',
  remote:
    'anydesk any_desk teamviewer team_viewer rustdesk quicksupport partage_d_ecran partager_ecran partager_mon_ecran screen_sharing share_screen share_my_screen prendre_la_main controle_a_distance alpemix airdroid',
  'menu-code': '*21* **21* =ussd syntaxe menu_code allow_cash_out *855* *21',
  link: 'lien =liens url =site link formulaire form google_form page_web site_web website portal =qr qr_code',
  'video-call':
    'appel_video video_call appel_en_video visio visioconference videocall webcam apele_en_video called_me_on_video video_chat',
  contacts:
    'mes_contacts my_contacts ses_contacts repertoire 10_contacts 10_personnes 5_groupes 10_groups 5_groups 10_friends 12_amis groupes =contacts phone_book',
  'account-use':
    'louer_mon_compte passer_par_mon_compte use_my_account rent_my_account sur_mon_compte_a_moi mon_compte_pour par_mon_compte through_my_account =use_my_wallet',
  'other-channel': 'telegram =signal en_prive sur_whatsapp on_whatsapp',
  account:
    'compte =cpte =cmpte =fb whatsapp =watsap =watsapp =wathsapp =wsp =gmail instagram =insta tiktok snapchat boite_mail account accounts profil ma_page ma_page_facebook facebook =chaine my_page',
  number: 'numero =num =nimero =number =numbers =tel =line ligne contact',
  sim: '=sim puce carte_sim sim_card reseau network ma_ligne my_line my_number',
  balance: 'solde balance mon_solde my_wallet my_balance compte_momo mon_momo mon_flooz wallet =lappli_momo',
  receipt:
    'recu_signe un_recu le_recu recu_cachete recu_officiel mon_recu les_recus =recus des_recus avec_recu quittance =kitans facture receipt receipts =ticket bordereau preuve_de_paiement =carnet =cahier =slip bon_de_caisse =teller decharge =invoice recu_avec recu_de recu_au numero_de_dossier reçu_tampon receive_paper reference_number =bill',
  contract:
    'contrat contrats bail convention contract agreement lettre_d_embauche offer_letter signed_paper sign_paper papier_signe papier_de_vente titre_foncier fiche_de_paie appointment_letter tenancy',
  place:
    'agence lagence =agency bureau guichet office branch =shop boutique magasin mairie clinique ecole hopital lhopital hospital commissariat =tresor centre siege maison chantier atelier kiosque kiosk counter school station =market marche tribunal prefecture ambassade embassy church eglise mosquee arrondissement ministere stand university universite campus workshop showroom =house caisse =chu =cnhu pharmacie lycee gare salle hall',
  person:
    '=gars =gar =go monsieur =mr =dame =femme =homme =fille garcon =type =jeune =vieux =vieille personne =blanc =blanche =man =woman =lady =guy =girl =boy =babe =person =caller =voix =gens =mec =mister =people agent =client cliente vendeur vendeuse acheteur customer buyer seller recruteur number =numero =compte =page',
  known:
    'voisin voisine pasteur =pretre cure =imam delegue president presidente tresoriere tresorier secretaire directeur directrice collegue patron patronne =prof enseignant maitresse maitre gestionnaire banquier =boss pastor treasurer chairman chairlady =chairperson teacher neighbour neighbor landlord parrain marraine camarade tontine paroisse eglise quartier association groupement famille =njangi =ajo =susu =esusu church union village reunion mosquee ecole catechist catechiste =chief chef head compound estate =street classmate colleague gang school university coach tailor mason menuisier couturiere fournisseur habituel* usual regular_customer cliente_de_longtemps =equipe',
  doubt:
    'arnaque =arnak =arnac arnaqueur escroc escroquerie =scam =scammer =fraud fraude =fake gayman brouteur =419 =yahoo piege trap =broutage thief =tif =wahala danger dangereux',
  state:
    'impot impots dgi ifu_de mairie prefecture =anip =cnss =cnps =ssnit tresor ministere ministry =gra =nia =frsc =firs =lirs =vio =jamb =waec =nimc =dvla =nhis =inec =ncc =eoco =efcc =icpc service_public receveur arrondissement ceg sgg registry passport_office =nin_office immigration_office centre_de_sante assembly assemblyman district_assembly =leap =sbee =soneb =ecg =nepa ecole_de school_placement certificat_didentite casier_judiciaire arch quarter_head council =census sous_prefet',
  purse: '=opay =kuda =palmpay =moniepoint =djamo bank bank_account =wave',
  platform:
    'facebook =fb whatsapp =watsap =watsapp =wathsapp =wsp instagram =insta tiktok tik_tok =gmail =google telegram messenger snapchat =meta =apple =icloud netflix =paypal',
  online:
    'facebook =fb tiktok tik_tok instagram =insta =ig telegram linkedin snapchat =snap internet en_ligne online marketplace coinafrique jumia =jiji =olx badoo tinder grindr youtube site_de_rencontre twitter =dm inbox annonce',
};
