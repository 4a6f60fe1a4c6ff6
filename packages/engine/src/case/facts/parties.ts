import type { Claimed } from './fact.ts';

/** Words by which people call who the others are, or say they are. In the lexicon's notation. */
export const PARTIES: Readonly<Record<Claimed, string>> = {
  'is-operator':
    'mtn moov orange celtiis =celtis wave airtel airteltigo =glo togocom =tmoney mixx moov_money moov_africa free_money vodafone telecel expresso operateur agent_momo service_momo =djamo safaricom camtel mobilemoney =nexttel sbee soneb canal =cie =sodeci senelec =ecg nepa =togocel =yas flooz =momo orange_money operator =at_office service_client agent_mtn agent_moov =network_provider t_cash =mobile_money =palmpay_agent',
  'is-bank':
    'banque banquier banquiere =uba ecobank =boa =bsic =nsia orabank =coris =sgci bicici =sgb conseiller_bancaire bank banker gtbank =gtb zenith access_bank firstbank first_bank fidelity absa =gcb stanbic caisse_epargne =kuda =opay =moniepoint palmpay =clcam =padme =biic =bgfi =bceao microfinance =fececam access_bank =cbn =uba_cameroun =afriland',
  'is-authority':
    'police policier policiers gendarme gendarmerie commissaire commissariat interpol douane douanier douaniers =impot =impots impots dgi tribunal juge procureur huissier mairie ministere gouvernement ministre prefecture =anip =cnss arcep =ocrc =plcc brigade =officer inspector customs court judge =efcc =icpc immigration government ministry etat gouv =gra =nia =frsc =lastma =jamb =waec =nimc =dvla =ncc =eoco =ssnit =nhis =inec service_public tresor_public =anpe =aneti assembly assemblyman =commander soneb_agents chef_darrondissement chef_d_arrondissement chef_de_quartier =cq prison army officer_of agents_de_la_mairie conseil hospital =centre_de_sante',
  'is-family':
    'fils =fille frere =soeur sœur =frr maman lamaman papa mere =pere oncle tonton tante tantie tata cousin cousine neveu niece =mari =femme beau_frere belle_soeur grand_mere grand_pere =meme mamie brother sister =son daughter uncle aunty auntie =mum =mom =dad mama daddy mummy husband wife nephew niece cousin grandma grandpa granny =bro =sis pikin =junior =ur s_ur parents =enfant =fiston =bébé =gosse father mother',
  'is-friend':
    'ami amie copain copine =pote camarade collegue voisin voisine friend friends padi colleague neighbour neighbor classmate condisciple promotionnaire coursemate tontine groupement tresoriere tresorier treasurer secretary pasteur pastor course_mate',
  'is-employer':
    'employeur recruteur recruteuse recrut* entreprise societe_de cabinet =rh =drh directeur_des_ressources agence_de_recrutement employer recruiter recruitment =hr =company emploi embauch* vacancy concours interview entretien_d_embauche patron_de job boulot =cdd =cdi',
  'is-seller':
    'vendeur vendeuse boutique_en_ligne commercant seller vendor online_store fournisseur dealer grossiste menuisier mecanicien carpenter vend =vend marchand artisan reparateur',
  'is-buyer':
    'acheteur acheteuse preneur buyer wan_buy wants_to_buy veut_acheter =je_vends vendais sold_my i_sold jai_vendu vendu_ma vendu_mon',
  'is-landlord':
    'bailleur proprietaire proprio demarcheur demarcheuse agent_immobilier landlord landlady estate_agent agent_immo caretaker bailleresse logement maison_a_louer chambre appartement studio self_contain chamber_and_hall house_agent mini_flat =flat location =apartment villa',
  'is-lover':
    'amoureux amoureuse mon_amour cheri cherie mon_cheri fiance fiancee site_de_rencontre tinder badoo boyfriend girlfriend lover my_love dating epouser mariage mon_ex grindr aime mon_copain mon_mec ma_go widower relationship =love marry amour',
  'is-lender':
    'preteur preteuse =pret =prets credit_rapide microcredit organisme_de_pret loan loans lender lending loan_app appli_de_pret emprunt app_credit application_credit pret_entre_particuliers particulier_serieux credit_sans_garantie qwikloan',
  'is-investor':
    'trader trading courtier broker placement investissement plateforme_de investir =ponzi mlm rendement forex platform =plateforme qnet investor investment crypto',
  'is-charity':
    '=ong =ngo association_caritative fondation =dons croix_rouge unicef caritas charite humanitaire orphelinat charity foundation orphanage donation cotisation collecte paroisse cure eglise obseques funerailles harvest contribution quete =levy orphelins donate donated church offrande',
  'is-healer':
    'marabout marabouts voyant voyante feticheur guerisseur bokonon charlatan maitre_spirituel spiritualiste =mallam =alfa juju babalawo native_doctor prophete prophet spiritual =bokono valise_magique valise_magike portefeuille_magique portefeuille_mystik =fetish',
  'is-recoverer':
    'recuperer_mon_argent recuperer_votre_argent recuperer_ton_argent recuperer_mes hacker_ethique ethical_hacker recovery recover_my recover_your recover_the recovery_agent cyber_expert trace_the_wallet retrouver_mon_argent retrouve_mon_argent attrape_le attraper_le',
  'is-courier':
    'livreur livraison colis =dhl =fedex =ups transporteur gozem yango transitaire la_poste laposte chronopost delivery parcel courier package dispatch rider shipping expedition waybill =gig',
  'is-support':
    'assistance support service_technique technicien customer_care customer_service help_desk helpdesk call_center centre_d_appel microsoft meta facebook_support support_whatsapp whatsapp_support administrateur copyright equipe_whatsapp equipe_facebook moderateur',
  'is-client':
    'client clients cliente clientes customer customers passenger passager =clt par_erreur by_mistake mistakenly =trompe =tromper pratique',
};
