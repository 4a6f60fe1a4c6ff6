import type { ConceptWords } from './concept-words.ts';

/** The people who speak or are spoken of, and the place or channel that is named. */
export const PARTIES = {
  operator: {
    fr: 'mtn moov orange celtiis wave airtel momo mobile_money flooz tmoney t_money mixx yas togocom operateur reseau sim puce free_money glo libercom telecel free sfr bouygues sosh red prixtel proximus telenet swisscom sunrise salt bell rogers telus videotron fido sonatel inwi maroc_telecom',
    en: 'mtn moov orange airtel glo momo mobile_money vodafone telecel at_money mpesa m_pesa opay palmpay operator network sim 9mobile safaricom yello',
  },
  bank: {
    fr: 'banque banques bancaire bancaires uba ecobank boa bsic nsia orabank coris sgci bicici sonibank compte comptes carte cartes conseiller virement iban paypal western_union moneygram ria societe_generale bnp credit_agricole credit_mutuel caisse_d_epargne caisse_epargne banque_postale lcl boursorama ing belfius kbc argenta fortis itsme bmo rbc desjardins scotia interac ubs postfinance raiffeisen revolut n26 nickel lydia paylib',
    en: 'bank banks uba ecobank gtbank zenith access_bank firstbank fidelity account accounts card atm debit paypal western_union moneygram kcb equity coop_bank chase wells_fargo bank_of_america citibank hsbc barclays lloyds natwest halifax santander revolut',
  },
  police: {
    fr: 'police policier gendarmerie gendarme commissaire commissariat inspecteur interpol procureur juge brigade cnin ocrc plcc cybercrime brigadier officier greffier huissier avocat maitre colonel',
    en: 'police officer inspector interpol efcc ndlea court judge detective sergeant lawyer barrister sheriff cid customs_officer',
  },
  state: {
    fr: 'ministere ministre mairie prefecture impots dgi cnss anip douane president presidence gouvernement etat caf ameli cpf antai tresor sbee soneb cie senelec sodeci ceet fonction_publique concours administration tresor_public arrondissement cpam carte_vitale assurance_maladie pole_emploi france_travail mon_compte_formation amendes_gouv service_public agence_du_revenu revenu_quebec guichet edf engie hydro_quebec veolia soneb gendarmerie_nationale',
    en: 'ministry minister government council tax irs hmrc cra ssa dvla gra kra nhif sha nhs medicare frsc immigration_service president nimc inec ecg phcn state govt',
  },
  support: {
    fr: 'service_client agent agents technicien assistance support service_technique equipe conseillere operatrice direction departement service responsable gestionnaire',
    en: 'customer_care customer_service agent agents support technician helpdesk team department care manager representative',
  },
  family: {
    fr: 'papa maman frere soeur fils fille tonton tantie tante cousin cousine mari femme pere mere grand_mere grand_pere neveu niece oncle enfant enfants famille beau_frere belle_mere petit_frere',
    en: 'dad daddy mum mummy mama papa bro brother sis sister son daughter uncle aunty auntie cousin husband wife father mother grandma family children nephew pikin',
  },
  friend: {
    fr: 'frangin frero vieux mon_vieux gars tchoko tchoco kdo pote ami amie copain copine voisin voisine mon_ami la_go gbairai gbes djo mogo',
    en: 'friend friends bros guy my_guy padi neighbour mate chale charley oga boss madam sis',
  },
  church: {
    fr: 'eglise pasteur messe paroisse culte imam mosquee quete dime chorale priere prieres prier diocese cure abbe catechese ramadan careme veillee fidele fideles pretre apotre',
    en: 'church pastor mass parish service mosque imam tithe offering choir prayer prayers pray fellowship vigil bishop reverend prophet',
  },
  school: {
    fr: 'ecole ecoles college lycee eleve eleves scolarite enseignant enseignante directeur directrice parents parent bulletin bulletins universite etudiant etudiants examen examens bac bepc cep rentree classe cantine composition ape surveillant fac',
    en: 'school schools student students pupil pupils class teacher headteacher headmaster principal pta exam exams waec term university lecturer tuition parent parents campus',
  },
  health: {
    fr: 'docteur medecin clinique hopital pharmacie ordonnance resultats analyses analyse vaccin vaccination consultation laboratoire centre_de_sante cabinet patient infirmier sage_femme dentiste don_de_sang',
    en: 'doctor clinic hospital pharmacy prescription results lab vaccine vaccination consultation patient nurse dentist ward blood',
  },
  work: {
    fr: 'reunion collegue collegues chef patron bureau client clients equipe_de chantier rapport planning atelier magasin service_rh stagiaire devis fournisseur',
    en: 'meeting colleague colleagues boss office client clients site report schedule workshop store supplier quote shift',
  },
  counter: {
    fr: 'agence agences guichet guichets boutique secretariat siege accueil caisse comptoir au_bureau kiosque point_de_vente point_agree mairie commissariat_de tribunal greffe arrondissement locaux centre place sur_rendez_vous',
    en: 'branch branches office counter shop desk front_desk secretariat headquarters station bursary bursar outlet nearest kiosk premises centre',
  },
  'own-channel': {
    fr: 'site_officiel application_officielle espace_client portail numero_vert service_gratuit au_dos_de_votre_carte numero_habituel votre_conseiller dans_l_application dans_l_appli notre_application menu_officiel vous_meme toi_meme gouv',
    en: 'official_website official_app official_portal portal toll_free back_of_your_card usual_number in_the_app our_app mobile_app yourself gov',
  },
  'known-person': {
    fr: 'tu_me_connais comme_d_habitude habituel habituelle ton_numero_habituel on_se_connait comme_hier comme_convenu convenu comme_la_derniere_fois on_a_parle appelle_moi_sur ma_mere mon_numero_que',
    en: 'as_usual usual as_agreed agreed you_know_me like_last_time we_spoke we_talked yesterday remember my_usual',
  },
  'by-hand': {
    fr: 'en_main_propre main_propre main_a_main devant_toi devant_vous devant_temoin a_la_livraison a_la_reception a_l_arrivee apres_verification apres_essai apres_la_visite cash_a_la_livraison en_especes_a contre_recu temoin temoins notaire_de_votre_choix quand_tu_viens',
    en: 'in_hand by_hand on_delivery pay_on_delivery cash_on_delivery after_inspection after_checking in_front_of_you witness witnesses when_you_come when_it_arrives after_you_see',
  },
} as const satisfies Readonly<Record<string, ConceptWords>>;
