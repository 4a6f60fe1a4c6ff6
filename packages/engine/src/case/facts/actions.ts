/** What somebody does, asks or says. Each verb in all the ways it is written; `*` at the end takes any ending. */
export type ActionId =
  | 'give'
  | 'return'
  | 'lose'
  | 'receive'
  | 'ask'
  | 'refuse'
  | 'say'
  | 'promise'
  | 'threaten'
  | 'publish'
  | 'open'
  | 'install'
  | 'dial'
  | 'type'
  | 'meet'
  | 'verify'
  | 'block'
  | 'steal'
  | 'win'
  | 'buy'
  | 'sell'
  | 'invest'
  | 'withdraw'
  | 'recruit'
  | 'arrest'
  | 'harm';

/** French with what is written to sound like it; English with Pidgin. */
export const ACTIONS: Readonly<Record<ActionId, string>> = {
  give: 'envoy* envoi* anvoy* anvoi* envoie envoies donn* done transfer* vers* vire virer vire* depos* depo paye* paie* pay* paiy* pay regl* remis remet* remettre avance* avanc* cotis* communiqu* partag* transmi* transmet* dict* fourni* montr* prete* file filer envoyer_copie mis mi mettre mets sent send sends sending gave give gives giving paid pays paying transferred transfer deposited wired shared share submit submitted dash dashed provide',
  return:
    'renvoy* renvoi* rend rends rendre rendu rendue rembours* retourn* restitu* remettre_l_argent return returned refund* send_back sent_back give_back reverse reversed pay_back bring_back send_it_back send_am_back',
  lose: 'perd* perdu perdus perdre lost lose disparu disparue parti partis partie envole* vide vides gone missing emptied bouffe mange coule debite* debited deducted preleve* retire_de_mon',
  receive:
    'recu recus recois recoi resu resoi recevoir recoit rec touch* percu percevoir credite* arrive* gagne_effectivement received receive got get gotten credited landed',
  ask: 'demand* dmd dde dmande reclam* exig* veu veut veulent voul* besoin insist* oblig* forc* prie* suppli* sollicit* quemand* conseill* propos* convain* invit* dit_de dit_d dis_de dire_de dit_denvoyer m_a_dit_d ask asks asked asking askin wan want wants wanted need needs insist* request* require* told_me_to says_i_should said_i_should say_make say_i_must begged begs beg tell_me_to tell_me_say_make',
  refuse: 'refus* ref decline* refuse refused pas_voulu jamais_donne hesit* declined reject*',
  say: 'dit dis disent disait disant di raconte* pretend* affirm* assur* annonc* explique* presente se_fait_passer fait_passer appel* telephon* ecri* contact* informe* says said say saying claims claimed claim called calls call texted messaged introduced pretend*',
  promise: 'promet* promis promett* garanti* garantit assur* jure promise* promising guarantee* swears swore',
  threaten:
    'menac* chantag* chante faire_chanter threaten* threats threat blackmail* blackmailing intimid* terroris*',
  publish:
    'publi* diffus* poste poster post partager_mes repandre expose* exposer mettre_sur_facebook mettre_sur_internet envoyer_a_tout_le_monde envoyer_a_mes envoyer_a_ma publish leak leaking spread expose send_to_my_family send_to_all',
  open: 'cliqu* clik* klik* ouvr* ouver* touche appuy* rempli* connect* visit* click* clicked open opened tap tapped filled follow followed press pressed',
  install: 'install* telecharg* telechar* instal* download* downloaded',
  dial: 'compos* tap* tape taper lance dial* key enter_code faire_le_code fait_le_code',
  type: 'tape* taper saisi* saisir entre* entrer rentre* inscri* renseign* typed type entered enter put_in fill',
  meet: 'rencontr* vu_en vu_physiquement vue_en vis_a_vis face_a_face en_personne physiquement en_vrai met meet seen in_person face_to_face physically visite* visiter',
  verify:
    'verifi* verif renseigne_a rappel* rappele appele_son_ancien ancien_numero vrai_numero alle_a_l_agence parti_a_l_agence parti_a_la_banque alle_a_la_banque passe_a_l_agence confirme confirmed verified checked called_back called_his_old went_to went_to_the verifie',
  block:
    'bloqu* blok* blocke* suspend* suspendu* desactiv* coup* gel* ferm* blacklist* blocked block suspended locked restrict* barred deactivat* frozen',
  steal:
    'vol* vole voler pirat* hack* hak* pris prend prendre arnaqu* escroqu* usurp* debarrass* stole steal stolen robbed took hijack* scammed scam swindled duped 419 gbe',
  win: 'gagn* gagne remport* tirage selectionn* beneficiaire elu won win winner selected chosen lucky',
  buy: 'achet* achat acheter acheteur commande* command* pris_un buy bought buying order* ordered purchas*',
  sell: 'vend* vends vendeur vendeuse vente selling sell sold seller sells',
  invest:
    'invest* plac* place_de_l_argent mis_dans mise fructifi* doubl* tripl* deposit* invested investing stake*',
  withdraw: 'retir* retrait retraits sortir_mon recuper* withdraw* cash_out cashout withdrawal',
  recruit:
    'parrain* inviter_des recrut* ramene* amene_des filleul* refer referral recruit* bring_people invite_people',
  arrest:
    'arret* arrest* prison convoqu* convocation mandat poursui* plainte jail jailed warrant interpol garde_a_vue tribunal court',
  harm: 'tuer tue frapp* tabass* kill* beat attaqu* brul* violence venir_chez_moi gbass* harm hurt agress*',
};
