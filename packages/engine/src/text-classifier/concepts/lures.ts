import type { ConceptWords } from './concept-words.ts';

/** Promises, offers and stories: the subject of the message. */
export const LURES = {
  gain: {
    fr: 'gain gains benefice benefices rendement rentable profit profits interet interets double doubler triple tripler multiplier multiplie revenu revenus rapporte rapporter par_jour chaque_jour par_semaine par_mois fructifier capital bonus',
    en: 'profit profits earn earning earnings returns roi double doubled triple multiply income daily per_day per_week interest capital bonus payout',
  },
  guaranteed: {
    fr: 'garanti garantie garantis sans_risque risque_zero sur_et_certain fiable serieux assure satisfait 100 prouve aucun_risque efficace',
    en: 'guaranteed guarantee risk_free no_risk sure legit trusted genuine proven reliable',
  },
  prize: {
    fr: 'gagne gagnant gagnante gagnants gagner lot lots tombola felicitation felicitations tirage tirage_au_sort loterie recompense recompenses cadeau cadeaux offert offerts offre remporte selectionne heureux concours_international beneficiaire',
    en: 'won win winner winners winning congratulations congrats prize lottery draw reward rewards gift free selected lucky jackpot claim',
  },
  aid: {
    fr: 'aide aides subvention don dons donation bourse allocation programme ong fondation financement social beneficier appui solidarite croix_rouge unicef fonds microprojets relance',
    en: 'grant grants aid empowerment palliative donation donations bursary relief programme ngo foundation funding scholarship scheme fund',
  },
  job: {
    fr: 'emploi emplois travail travailler boulot poste postes recrute recrutons recrutement recruteur recruter stage embauche entretien salaire contrat missions taches a_domicile teletravail employeur rh entreprise',
    en: 'job jobs work working position recruit recruiting recruitment hiring vacancy vacancies interview salary employer tasks from_home part_time hr shift contract',
  },
  loan: {
    fr: 'pret prets credit credits emprunt emprunter preteur taux remboursable mensualite mensualites echeance echeances microfinance financer microcredit',
    en: 'loan loans borrow lender lending repay repayment repayments instalment installments microfinance overdraft',
  },
  invest: {
    fr: 'investis investir investissez investissement investissements investisseur placement placements trading trader forex crypto cryptomonnaie bitcoin btc usdt parts actions minage plateforme depot_minimum pack mise miser pari paris match_fixe',
    en: 'invest investing investment investments investor trading trader forex crypto bitcoin btc usdt shares mining platform package stake staking slot ponzi fixed_match',
  },
  saving: {
    fr: 'tontine tontines cotise cotisation cotisations tour cagnotte membre membres caisse bureau_de_la_tontine tresoriere tresorier association cooperative part',
    en: 'susu tontine contribution contributions esusu ajo cooperative savings members member treasurer turn thrift',
  },
  inheritance: {
    fr: 'heritage heriter heritier heritiere legs defunt defunte notaire veuve veuf cancer phase_terminale orphelin orphelins orphelinat maladie_incurable testament fortune oeuvres',
    en: 'inheritance inherit heir next_of_kin deceased late barrister widow cancer orphans will beneficiary estate trunk consignment',
  },
  parcel: {
    fr: 'colis livraison livraisons livrer livre livreur expedition expediteur douane douanes transit transitaire dedouanement poste dhl fedex ups dpd gls chronopost colissimo mondial_relay relais_colis bpost postnl poste_canada postes_canada la_poste amana distribution acheminement livre_le tri affranchissement point_relais container conteneur cargaison',
    en: 'parcel package packages delivery deliver delivered courier dhl fedex ups dpd usps evri hermes royal_mail customs shipment shipping dispatch rider waybill container tracking',
  },
  travel: {
    fr: 'visa visas voyage voyager canada france europe dubai passeport ambassade consulat immigration billet avion aeroport vol depart bourse_d_etude eta',
    en: 'visa visas travel canada uk europe dubai embassy immigration flight ticket airport abroad travelling',
  },
  romance: {
    fr: 'amour cheri cherie coeur bebe mariage epouser ame_soeur aime adore bisous bisou tendre sentiments seule seul rencontre_serieuse ange princesse tu_me_manques confiance celibataire profil',
    en: 'love dear darling honey babe baby sweetheart marriage marry soulmate kisses lonely relationship single miss_you my_heart queen profile',
  },
  spirit: {
    fr: 'marabout maitre medium voyant voyance rituel rituels portefeuille_magique valise_magique envoutement desenvoutement sacrifice sacrifices fetiche prophete prophetie vision benediction benedictions delivrance ancetres esprit esprits sort mystique vodoun chance offrande semence huile_sainte miracle',
    en: 'juju ritual rituals spell spells prophet prophecy vision blessing blessings deliverance spirit spirits herbalist native_doctor money_ritual seed sow miracle anointing destiny baba spiritual illuminati',
  },
  sale: {
    fr: 'vends vendre vente vendu vendeur vendeuse prix article annonce acheter achete acheteur interesse moto voiture iphone telephone_portable ordinateur marketplace occasion disponible commande commandes boutique article modele taille promo',
    en: 'sell selling sale seller price buy buyer buying item advert order orders available marketplace used stock discount jiji size',
  },
  rent: {
    fr: 'chambre chambres appartement appartements louer loue location loyer loyers bailleur proprietaire studio villa parcelle terrain terrains cles locataire demarcheur agence_immobiliere maison immeuble salon convention_de_vente',
    en: 'room rooms apartment flat rent rental landlord landlady tenant plot land keys agent_fee house caretaker lease self_contain',
  },
  money: {
    fr: 'argent sous fcfa somme montant millions million mille fonds espece especes cash pieces_d_or or lingots ble liquide jeton liasse',
    en: 'money cash funds sum amount million millions thousand dollars gold naira cedis kudi owo',
  },
  intimate: {
    fr: 'video videos nue nu nues nus intime intimes camera webcam sexe sexuel porno images enregistre enregistrement',
    en: 'video videos nude nudes naked intimate webcam recorded recording sex porn pictures footage',
  },
  recovery: {
    fr: 'recuperer_votre_argent recuperation victime victimes arnaque arnaquee indemnisation indemniser dedommagement hacker pirate_ethique hackeur rembourser remboursement restitution',
    en: 'recover recovery victim victims scammed compensation hacker ethical_hacker refund lost_funds reclaim',
  },
  refund: {
    fr: 'remboursement remboursements rembourser rembourse restitution restituons avoir trop_percu trop_paye double_facturation surfacturation credite credit_d_impot indemnite prime primes allocation cheque_energie bon_d_achat verse virement_de',
    en: 'refund refunds rebate overpaid overpayment overcharged owed reimbursement reimburse credited compensation tax_credit voucher',
  },
  eligible: {
    fr: 'eligible eligibles admissible droit_a vos_droits vos_points votre_part vous_attend vous_attendent beneficiez profitez reclamez reclamer recuperez obtenez non_reclame non_reclamee gratuitement finance financee prise_en_charge pris_en_charge',
    en: 'eligible entitled qualify qualified awaits awaiting claim unclaimed collect_your get_yours approved pre_approved',
  },
  offence: {
    fr: 'amende amendes infraction infractions contravention peage stationnement vignette crit_air majoration majore majoree radar antai exces_de_vitesse zone impaye impayee impayes retard_de_paiement relance relances contentieux',
    en: 'fine fines toll tolls parking violation offence speeding unpaid overdue arrears outstanding penalty',
  },
  subscription: {
    fr: 'abonnement abonnements facturation prelevement prelevements facture_impayee renouvellement renouveler reconduit reconduction forfait echoue echec moyen_de_paiement mode_de_paiement informations_de_paiement profil_sera',
    en: 'subscription membership billing renewal renew renewed auto_renew payment_method payment_failed invoice direct_debit',
  },
  notice: {
    fr: 'notification notifications message messages document documents avis courrier messagerie alerte info_importante espace_personnel espace_client formulaire dossier votre_espace piece_jointe nouveau_message',
    en: 'notification notifications message messages document documents notice alert mailbox inbox voicemail attachment form portal',
  },
  platform: {
    fr: 'netflix disney disney_plus spotify canal amazon apple icloud itunes google gmail microsoft facebook instagram snapchat tiktok tinder paypal leboncoin vinted airbnb booking coinafrique jumia aliexpress deezer playstation',
    en: 'netflix disney spotify amazon apple icloud itunes google gmail microsoft facebook instagram snapchat tiktok tinder paypal ebay airbnb booking jumia jiji walmart costco showmax dstv',
  },
} as const satisfies Readonly<Record<string, ConceptWords>>;
