/** What somebody does, asks or says. Each verb in all the ways it is written, in the lexicon's notation. */
export type ActionId =
  | 'give'
  | 'gave'
  | 'pay'
  | 'return'
  | 'lose'
  | 'receive'
  | 'ask'
  | 'bring'
  | 'take'
  | 'must'
  | 'refuse'
  | 'say'
  | 'contact'
  | 'message'
  | 'open'
  | 'install'
  | 'dial'
  | 'type'
  | 'meet'
  | 'go'
  | 'come'
  | 'check'
  | 'confirm'
  | 'see'
  | 'know'
  | 'show'
  | 'sign'
  | 'invest'
  | 'buy'
  | 'withdraw'
  | 'order';

export const ACTIONS: Readonly<Record<ActionId, string>> = {
  give: 'envoy* envoi* anvoy* anvoi* =donne =donner =donnez =donnee =donnent =doner =donait =donnait transfer* vire =virer depos* cotis* communiqu* partag* file filer refil* remet* =remise =remises =balancer glisse transmet* transmis dict* fourni* remet* prete* =mis =mi =mets =met =mettre =send =sending =give =giving =wire share submit dash provide =put =lu =upload =snap =bring =add =aide =offer =forward =drop =push contribu* did_the_payment',
  gave: '=sent =gave =given =transferred =wired =shared =submitted =dashed =deposited =uploaded =snapped =dropped =showed =lent =read =mentioned =forwarded =told remis =file =filee =balance =pushed =contributed =parted_with fait/fe/fai/execute/effectue/passe/ordonne/emis/did/made/make_un/le/des/les/a/the/my/mon/ce_depot/depo/virement/transfert/transfer/versement/paiement/payment/deposit fait/fe/fai/did/made_depot/depo/virement/transfert/transfer/versement/deposit deposit/payment/transfer_i_made/did',
  pay: 'pay* paye paiy* repay* regl* =avance =avancer =verse =verser =versez =pay =pays =paying =paid =settle financ* debours* =spent =levied depens* dedommag* =combler =comble',
  return:
    'renvoy* renvoi* =rend =rends =rendre =rendu =rendue retourn* restitu* =return =returned send_back sent_back give_back gave_back reverse pay_back send_it_back send_am_back return_am send_the_money_back transfer_back bring_back sent_it_back send_back_the send~=back transfer~=back',
  lose: '=perdu =perd =perdre =lost =lose disparu =parti =partis =partie =gone =missing =emptied =bouffe debit* preleve* =comot =commot =carry =carried =cleared =saute =vole =volé =left =stole',
  receive:
    'recu recois =resu =resoi recevoir =rec touch* percu percevoir credit* =arrive =arrivee =rentre =rentree =entre =entrer =received =receive =got =get =landed =enter =entered =collect =collected =came =drop =tombe encaiss* =ramasse =withdrew emprunt* =borrow =borrowed',
  ask: 'demand* =dmd =dde dmande reclam* exig* =veu =veut =veulent voulai* =voulu insist* sollicit* propos* =quemand* =ask =asks =asked =asking =askin =wan =want =wants =wanted =need =needs request* require* =beg =begs =begged =begging suppli* =charge =charges',
  bring:
    'apport* amen* =muni =munie presentez fourni* rapport* joindre =bring =come_with =carry_come =link_my =submit =show munir muni_de avec_votre avec_ma verifier_ma photocopi* scann* =copie',
  take: '=pris =prend =prennent =took =take =takes =collect =collected =snap =snapped =photographie scanne =scanned =keep =kept =keeps =garde =gardent =holds =hold =copied photocopie =photocopied',
  must: '=faut =fo =fau =faudra =fodra =dois =doi =doit =devait obliger =must =shld have_to make_i make_she make_he make_we i_should',
  refuse: 'refus* =ref declin* =reject* no_gree =hesite j_ai_dit_non =di_non dit_non said_no told~no',
  say: '=dit =dis =di =disent =disait =disant raconte* pretend* affirm* assur* annonc* expliqu* present* =say =says =sey =said =saying =talk =told =tell =claims =claimed =claiming =promet =jure =explain* =telling =parle =parlait',
  contact:
    'appel* apel* ecri* contact* rappel* =call =calls =called =calling =texted =texting =messaged =wrote =write =inboxed =flash =rang =ring =rings =phoned =beeped',
  message: '=message =sms =msg =mail =email =inbox =text =dm',
  open: 'cliqu* clik* click* klik* ouvr* =open =opened =tap =tapped rempli* =fill =filled =follow =followed suivi =press =pressed appuye =connecte',
  install: 'install* telecharg* instal* download*',
  dial: 'compos* =tape =taper =tapes =dial =dialled =dialed =dialling =lance',
  type: '=tape =tapes =taper =tap saisi* =entre =entrer =rentre =inscri* =renseign* =typed =type =entered =enter =put =fill =filled =mis =mi =met =mettre',
  meet: 'rencontr* =met =meet physiquement face_a_face vis_a_vis en_personne in_person face_to_face visit* physically =retrouve',
  go: '=alle =allee =aller =parti =partie =passe =passee rendu_a rendue_a =went =go =goes =waka =rush =rushed =walked =pass =passed descendu deplac* carry_leg carry_go =took =carry =carried =entered =drove =entre =monte =vais ete_a ete_au ete_chez been_to',
  come: '=venu =venue =venus =vient =viennent =venir =come =came =comes =arrive =arriva =reach =reached =passe =passent',
  check:
    'verif* control* consult* regard* =tape_moi =dial =dialled =check =checked =chk =refreshed =look =looked =compare =compared renseigne demande_a =googled =searched =visited',
  confirm: 'confirm* =konfirm reconnu authentique identifie =proved prouve verified certifie',
  see: '=vu =ve =voir =voi =voit =vois =vue =saw =see =seen =sees =lu =trouve =found',
  know: 'connai* =conai =konai connu =connu =connue =know =knows =known =knew =sabi =sabe connaît',
  show: 'montr* =show =showed =shown presente =hand =stamp tampon* cachet* signe* =sign =wrote =badge =snap',
  sign: 'signe* =sign signature',
  invest:
    'invest* =plac* =place =mis =mi =mets =met fructifi* =staked =stake =added =put =join =joined depose injecte =laisse =laissé',
  buy: 'achet* achat =buy =bought =buying purchas* =pris',
  withdraw:
    'retir* retrait retraits =withdraw =withdrew =withdrawal cash_out cashout =sortir debloqu* =unlock =recuperer decaiss*',
  order:
    'command* =order =ordered =booked reserve* =applied =apply postul* inscri* depos*_mon/ma/un/une/le/la/notre_dossier/candidature/demande/cv/plainte =register =registered =requested =subscribed abonn* =enrolled candidat* =lodged =complained =reported',
};
