import type { ConceptWords } from './concept-words.ts';

/** Grammar and form: who is addressed, denial, order in time, receipts, courtesy, warnings. */
export const GRAMMAR = {
  not: {
    fr: 'ne n pas jamais aucun aucune sans rien ni non personne nul nulle',
    en: 'not never no don dont doesn doesnt didn won wont cannot without none nobody neva nothing nor isn aren',
  },
  you: {
    fr: 'vous tu te toi ton ta tes votre vos t',
    en: 'you your u ur una yours yourself yr',
  },
  me: { fr: 'je j me moi mon ma mes m', en: 'i my me am im mine' },
  us: { fr: 'nous notre nos on', en: 'we our us' },
  before: {
    fr: 'avant d_abord au_prealable prealable prealablement en_avance a_l_avance pour_recevoir pour_debloquer pour_valider pour_reserver pour_lancer pour_finaliser deblocage debloquer debloque',
    en: 'before first upfront in_advance advance to_receive to_release to_unlock to_secure to_process release prior',
  },
  after: {
    fr: 'apres une_fois ensuite puis a_la_fin fin_du_mois fin_de_mois quand lorsque',
    en: 'after once afterwards then when end_of_month upon',
  },
  must: {
    fr: 'dois doit devez faut obligatoire obligatoirement obligation imperatif imperativement exige requis necessaire priez prie veuillez merci_de doivent',
    en: 'must should have_to required compulsory mandatory need kindly requested',
  },
  choose: {
    fr: 'tu_peux vous_pouvez si_tu_veux si_vous_voulez si_possible quand_tu_veux prends_ton_temps prenez_votre_temps a_ta_convenance pas_presse pas_urgent rien_ne_presse libre pas_d_obligation selon tranquille quand_tu_peux',
    en: 'you_can you_may if_you_want if_you_like when_you_can take_your_time no_pressure no_rush no_hurry whenever feel_free up_to_you at_your_convenience',
  },
  free: {
    fr: 'gratuit gratuite gratuits gratuites gratuitement aucun_frais aucun_paiement sans_frais rien_a_payer aucune_somme aucun_versement offerte sans_payer ne_paye ne_payez',
    en: 'free no_fee no_fees no_payment nothing_to_pay free_of_charge at_no_cost not_pay don_t_pay do_not_pay',
  },
  warning: {
    fr: 'attention mefiez mefie mefiance arnaque arnaques arnaqueurs escroc escrocs escroquerie vigilant vigilants vigilance fraudeurs prudence prudent signalez sensibilisation ne_cedez',
    en: 'beware scam scams scammers fraudsters careful vigilant caution alert warning report awareness',
  },
  'not-me': {
    fr: 'si_ce_n_est_pas_vous pas_a_l_origine ignorez ignore si_vous_n_etes n_avez_pas_demande si_vous_n_avez pas_vous',
    en: 'if_this_wasn_t_you wasn_t_you was_not_you ignore not_you did_not_request didn_t_request if_you_did_not not_initiated',
  },
  balance: {
    fr: 'solde soldes nouveau_solde solde_disponible solde_actuel disponible',
    en: 'balance new_balance available_balance bal avail',
  },
  transaction: {
    fr: 'transaction transactions id ref reference txn trans tid operation bordereau recu quittance numero_de_transaction trans_id facture_no',
    en: 'transaction transactions id ref reference txn trans tid receipt txid transaction_id',
  },
  received: {
    fr: 'recu recus recevoir recevrez recois credite creditee arrive arrivee percu recevras',
    en: 'received receive credited arrived incoming get',
  },
  done: {
    fr: 'effectue effectuee effectues reussi reussie succes envoye debite debitee finalise enregistre enregistree confirmee accuse valide_le termine annule',
    en: 'successful successfully completed sent debited done processed confirmed recorded cancelled',
  },
  appointment: {
    fr: 'rdv rendez_vous reunion heure prevu prevue programme programmee calendrier horaires ag assemblee ceremonie veillee bapteme mariage_de inhumation match repetition cours',
    en: 'appointment meeting scheduled reminder schedule time venue ceremony wedding funeral match rehearsal lesson naming',
  },
  greeting: {
    fr: 'bonjour bonsoir salut coucou bjr bsr slt cc cher chere chers madame monsieur mme mr',
    en: 'hello hi dear hey good_morning good_evening good_afternoon sir madam how_far morning evening',
  },
  courtesy: {
    fr: 'merci cordialement salutations bonne_journee bonne_soiree bonne_reception a_bientot a_plus bon_week_end excellente_journee union_de_priere',
    en: 'thanks thank thank_you regards sincerely cheers see_you take_care have_a_nice bye',
  },
  unsubscribe: { fr: 'stop desabonner desinscription', en: 'stop unsubscribe opt_out' },
  question: {
    fr: 'est_ce quel quelle quand combien pourquoi comment ou_es ou_est qui',
    en: 'what when where why how who which did do_you are_you can_you',
  },
} as const satisfies Readonly<Record<string, ConceptWords>>;
