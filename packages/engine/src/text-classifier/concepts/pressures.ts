import type { ConceptWords } from './concept-words.ts';

/** Words that hurry, frighten, isolate or explain away. */
export const PRESSURES = {
  urgent: {
    fr: 'urgent urgente urgence vite rapidement rapide immediatement immediat maintenant delai expire expiration depeche depechez tout_de_suite plus_vite asap illico des_que_possible sans_tarder plus_tot dernier derniere derniers places_limitees limite limitees minutes',
    en: 'urgent urgently now immediately asap quickly quick hurry expire expires expiry within deadline last_chance limited sharp sharp_sharp fast minutes right_away',
  },
  today: {
    fr: 'aujourd_hui ce_soir ce_matin 24h 48h heures avant_minuit cette_nuit avant_ce_soir',
    en: 'today tonight hours 24hrs 48hrs before_midnight',
  },
  later: {
    fr: 'demain lundi mardi mercredi jeudi vendredi samedi dimanche semaine prochaine prochain mois',
    en: 'tomorrow monday tuesday wednesday thursday friday saturday sunday week next month',
  },
  otherwise: {
    fr: 'sinon faute_de passe_ce_delai a_defaut sans_quoi sous_peine_de autrement',
    en: 'otherwise or_else failure_to else if_not avoid',
  },
  block: {
    fr: 'bloque bloquer bloquee bloques blocage suspendre suspendu suspendue suspension suspendus desactive desactivee desactiver desactivation ferme fermer fermeture coupe coupure coupee resilie resiliation restreint restreinte limite verrouille rejete rejetee refuse perdre gele',
    en: 'blocked block suspended suspend suspension deactivated deactivate locked lock closed restricted disconnected terminated frozen rejected declined barred lose',
  },
  threat: {
    fr: 'plainte prison poursuite poursuites poursuivi arret arreter arrestation arrete mandat huissier justice tribunal convocation convoque publier publie diffuser reseaux_sociaux honte scandale reputation regretter denoncer penale judiciaire cybercriminalite',
    en: 'arrest arrested jail prison court warrant lawsuit sue publish post_it expose leak shame regret prosecute prosecuted cybercrime everyone_will_see legal_action',
  },
  secret: {
    fr: 'n_en_parle n_en_parlez ne_dis_rien ne_dites_rien ne_le_dis ne_dis_a discret discrete discretion confidentiel confidentielle confidentialite entre_nous secret secrete garde_ca gardez_le en_parle_pas parle_pas dis_rien dis_pas personne_ne_doit a_personne surprise',
    en: 'confidential between_us secret dont_tell don_t_tell no_tell do_not_tell keep_it_private keep_this discreet nobody_should tell_no_one no_one_should surprise',
  },
  mistake: {
    fr: 'erreur erreurs par_erreur trompe tromper trompee me_suis_trompe mauvais_numero s_est_trompe mal_envoye inattention',
    en: 'mistake mistakenly wrong wrongly error by_error in_error accident',
  },
  trouble: {
    fr: 'accident hopital malade malades operation panne perdu vole voles coince bloque_a galere probleme problemes difficulte soucis souci deces hospitalise clinique ordonnance agresse',
    en: 'accident hospital sick stranded stuck lost stolen robbed emergency surgery operation trouble problem wahala died admitted',
  },
  'new-number': {
    fr: 'nouveau_numero nouveau_num new_numero change_de_numero autre_numero ancien_numero telephone_casse telephone_tombe ecran_casse mon_telephone_est numero_d_un_ami ma_nouvelle_puce nouvelle_puce tel_gate perdu_mon_telephone',
    en: 'new_number new_line my_phone_spoil phone_spoilt phone_broke phone_is_broken old_number lost_my_phone borrowed another_number friend_s_phone changed_my_number',
  },
  suspicious: {
    fr: 'suspecte suspect suspectes suspectees inhabituelle inhabituel inhabituelles tentative fraude frauduleuse pirate piratee piratage anomalie anomalies incident irregularite non_autorisee securite securiser protection',
    en: 'suspicious unusual attempt fraud fraudulent hacked unauthorised unauthorized breach irregular detected security secure',
  },
  trust: {
    fr: 'fais_moi_confiance faites_moi_confiance confiance je_te_jure je_vous_jure promis promets parole wallah honnete sur_mon_honneur au_nom_de_dieu dieu te_benisse',
    en: 'trust_me trust i_swear promise i_promise god honest god_bless believe_me',
  },
  beg: {
    fr: 'stp svp s_il_te_plait s_il_vous_plait pardon supplie je_t_en_prie abeg aidez aide_moi aidez_moi pitie rend_moi_service besoin depanne_moi',
    en: 'please pls plz abeg kindly i_beg help help_me need_your_help biko jare',
  },
} as const satisfies Readonly<Record<string, ConceptWords>>;
