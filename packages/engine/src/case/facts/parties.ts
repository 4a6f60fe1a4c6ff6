import type { Claimed } from './fact.ts';

/** Words by which the others say who they are. */
export const PARTIES: Readonly<Record<Claimed, string>> = {
  'is-operator':
    'mtn moov orange celtiis celtis wave airtel glo agent_momo service_momo togocom vodafone telecel expresso operateur agent_mtn agent_moov agent_orange reseau_mtn airteltigo djamo vodacom safaricom opay palmpay yello camtel',
  'is-bank':
    'banque banquier banquiere uba ecobank boa bsic nsia orabank coris sgci sg bicici ecobank_ conseiller_bancaire bank banker gtbank zenith access_bank firstbank fidelity absa gcb stanbic atlantique banque_atlantique la_poste caisse_epargne microfinance_',
  'is-authority':
    'police policier gendarme gendarmerie commissaire commissariat interpol douane douanes douanier impot impots dgi tribunal juge procureur huissier mairie ministere gouvernement ministre prefecture anip cnss arcep ocrc plcc brigade officer inspector customs court judge efcc icpc immigration government ministry army_officer soldat_du avocat cybercriminalite cnin',
  'is-family':
    'fils fille frere soeur frr maman papa mere pere oncle tonton tante tantie cousin cousine neveu niece mari femme beau_frere belle_soeur grand_mere grand_pere famille brother sister son daughter uncle aunty auntie mum mom dad mama husband wife nephew niece bro sis pikin parent parents enfant',
  'is-friend':
    'ami amie copain copine pote camarade collegue voisin voisine connaissance friend friends padi guy_man colleague neighbour neighbor classmate pasteur_de_mon condisciple promotionnaire',
  'is-employer':
    'employeur recruteur recruteuse patron patronne entreprise societe cabinet rh drh directeur_des_ressources agence_de_recrutement agence_d_emploi employer recruiter recruitment hr company boss manager_ job emploi boulot travail embauche poste stage recrutement offre_d_emploi work_from_home vacancy',
  'is-seller':
    'vendeur vendeuse boutique_en_ligne boutique page_de_vente commercant seller shop vendor online_store marchand fournisseur page_facebook_qui_vend dealer',
  'is-buyer':
    'acheteur acheteuse preneur interesse_par buyer customer_who acheter_mon acheter_ma wants_to_buy_my',
  'is-landlord':
    'bailleur proprietaire proprio demarcheur demarcheuse agent_immobilier locataire loueur landlord landlady estate_agent agent_immo caretaker bailleresse logement maison_a_louer chambre_a_louer appartement_a_louer location',
  'is-lover':
    'amoureux amoureuse mon_amour cheri cherie copain_en_ligne petit_ami petite_amie fiance fiancee site_de_rencontre rencontre_en_ligne tinder badoo mon_blanc un_blanc une_blanche boyfriend girlfriend lover my_love online_lover dating relationship marier mariage epouser militaire_americain american_soldier ingenieur_petrolier militaire veuf',
  'is-lender':
    'preteur preteuse pret prets credit_rapide microcredit organisme_de_pret loan loans lender lending loan_app appli_de_pret emprunt emprunter particulier_serieux pret_entre_particuliers',
  'is-investor':
    'trader trading courtier broker placement investissement investisseur plateforme_d_investissement tontine tontine_en_ligne investment platform ponzi mlm pyramide network_marketing rendement forex_trader qnet',
  'is-charity':
    'ong association fondation don dons croix_rouge unicef caritas charite humanitaire orphelinat ngo charity foundation orphanage donation donateur donatrice bienfaiteur',
  'is-healer':
    'marabout marabouts voyant voyante feticheur guerisseur bokonon charlatan maitre_spirituel spiritualiste retour_affectif medium alfa mallam juju babalawo native_doctor prophete prophet spiritual talisman portefeuille_magique wallet_magique',
  'is-recoverer':
    'recuperer_mon_argent recuperer_votre_argent recuperer_ton_argent hacker_ethique recovery recover_my_money recover_your_money recovery_agent recouvrement_de_fonds brigade_anti_arnaque avocat_qui_recupere indemnisation',
  'is-courier':
    'livreur livraison colis dhl fedex ups transporteur gozem transitaire la_poste poste chronopost delivery parcel courier package dispatch_rider rider shipping expedition',
  'is-support':
    'service_client service_clientele assistance support service_technique conseiller conseillere technicien customer_care customer_service helpdesk call_center centre_d_appel microsoft meta_support facebook_support agent_du_service',
  'is-client': 'client clients cliente clientes customer customers client_a_mon_kiosque pratique',
};
