import type { Claimed } from './fact.ts';

/** Words by which people call who the others are, or say they are. In the lexicon's notation. */
export const PARTIES: Readonly<Record<Claimed, string>> = {
  'is-operator':
    'mtn moov orange celtiis =celtis wave airtel airteltigo =glo togocom =tmoney mixx moov_money moov_africa free_money vodafone telecel expresso operateur agent_momo service_momo =djamo safaricom camtel mobilemoney =nexttel sbee soneb canal =cie =sodeci senelec =ecg nepa =togocel =yas flooz =momo orange_money operator =at_office service_client agent_mtn agent_moov =network_provider t_cash =mobile_money =palmpay_agent',
  'is-bank':
    'banque banquier banquiere conseiller_bancaire =uba ecobank =boa =bsic =nsia orabank =coris =sgci bicici =sgb gtbank =gtb zenith access_bank =absa firstbank first_bank fidelity =gcb stanbic caisse_epargne =clcam =padme =biic =bgfi =fececam =fucec microfinance =cbn =afriland gestionnaire boaweb =gab =atm_at commercial_bank',
  'is-authority':
    'police policier policiers gendarme gendarmerie commissaire interpol douane douanier douaniers juge procureur huissier gouvernement ministre =ocrc =plcc brigade =officer inspector customs =judge government ministry =gouv =efcc =icpc =ncc =eoco =commander prison soldat army =sars =cid chef_de_quartier =cq procureur_de capitaine adjudant',
  'is-family':
    'fils s_œur ma_fille frere =soeur sœur =frr maman lamaman papa mere =pere oncle tonton tante tantie tata cousin cousine neveu niece mon_mari ma_femme beau_frere belle_soeur grand_mere grand_pere mamie brother sister my_son his_son daughter uncle aunty auntie =mum =mom =dad mama daddy mummy husband wife nephew grandma grandpa granny =bro =sis =junior s_ur =fiston =bébé =gosse father mother',
  'is-friend':
    'ami amie copain copine =pote camarade collegue voisin voisine friend friends padi colleague neighbour neighbor classmate condisciple promotionnaire coursemate tontine groupement tresoriere tresorier treasurer secretary pasteur pastor course_mate',
  'is-employer':
    'employeur recrut* =rh =drh agence_de_recrutement employer recruiter recruitment =hr =emploi embauch* vacancy entretien_d_embauche =job =boulot =cdd =cdi cv_par poste_de stage_a internship',
  'is-seller':
    'le_vendeur la_vendeuse du_vendeur un_vendeur une_vendeuse boutique_en_ligne the_seller =seller online_store fournisseur grossiste menuisier carpenter caterer imprimeur breeder =welder couturiere_de =tailor tiler soudeur',
  'is-buyer':
    'acheteur acheteuse preneur buyer wan_buy wants_to_buy veut_acheter =je_vends vendais sold_my i_sold jai_vendu vendu_ma vendu_mon',
  'is-landlord':
    'bailleur proprietaire proprio demarcheur demarcheuse agent_immobilier landlord landlady estate_agent agent_immo caretaker bailleresse maison_a_louer self_contain chamber_and_hall house_agent mini_flat',
  'is-lover':
    'amoureux amoureuse mon_amour mon_cheri =fiance_canadien site_de_rencontre tinder badoo my_love online_lover in_love widower l_epouser epouser marry_me come_marry on_s_aime we_dey_date =dating petit_ami_en_ligne mon_gars_en_ligne =lover copine_de_facebook copain_de_facebook',
  'is-lender':
    'preteur preteuse credit_rapide microcredit organisme_de_pret =lender loan_app appli_de_pret app_credit pret_entre_particuliers pret_entre_particulier particulier_serieux credit_sans_garantie loan_on =loan_people appli_credit application_credit quick_credit quick_loan youth_loan pret_de pret_en_ligne loan_no_collateral =prets un_pret',
  'is-investor':
    'trader trading investissement plateforme_de_trading plateforme_d_investissement investir =ponzi =mlm =forex qnet investor investment =packs signaux cooperative_numerique agro_business mining_app',
  'is-charity':
    '=ngo fondation croix_rouge unicef caritas humanitaire orphelinat charity foundation orphanage donation obseques funerailles harvest =quete orphelins donate offrande bebe_malade',
  'is-healer':
    'marabout marabouts voyant voyante feticheur guerisseur bokonon charlatan maitre_spirituel spiritualiste =mallam =alfa juju babalawo native_doctor prophete prophet spiritual =bokono valise_magique portefeuille_magique portefeuille_mystik =fetish',
  'is-recoverer':
    'recuperer_mon_argent recuperer_votre_argent recuperer_ton_argent recuperer_mes hacker_ethique ethical_hacker recovery recover_my recover_your recover_the recovery_agent cyber_expert trace_the_wallet retrouver_mon_argent attrape_le',
  'is-courier':
    'livreur livraison colis =dhl =fedex =ups transporteur gozem yango transitaire la_poste laposte chronopost delivery parcel courier package dispatch rider shipping expedition waybill =gig',
  'is-support':
    'assistance support service_technique technicien customer_care customer_service help_desk helpdesk call_center centre_d_appel microsoft meta facebook_support support_whatsapp whatsapp_support administrateur copyright equipe_whatsapp equipe_facebook moderateur',
  'is-client':
    'client clients cliente customer customers passenger passager =clt par_erreur by_mistake mistakenly =trompe =tromper pratique',
};
