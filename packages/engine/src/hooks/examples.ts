import type { HookId } from '../signals/hook-ids.ts';

/** A message that opens a way out of the official channel, and its twin that differs in that alone. */
interface Twins {
  /** What the hook takes hold of. */
  readonly shown: string;
  readonly hooked: string;
  readonly free: string;
}

/** For each hook, messages with it beside the same messages without. */
export const TWINS: Readonly<Record<HookId, readonly Twins[]>> = {
  'hook-number': [
    {
      shown: '51 70 22 84',
      hooked:
        'Crédit transféré 1 200F. Votre solde: 15F. Si erreur voyez le superviseur 51 70 22 84 qui annule.',
      free: 'Crédit transféré 1 200F a 51 70 22 84. Votre solde: 15F.',
    },
    {
      shown: '0598 271 640',
      hooked: 'PTA dues of GHS 40 should be paid to 0598 271 640 (Mr. Owusu) today.',
      free: 'PTA dues of GHS 40 should be paid to the bursar at the school today.',
    },
    {
      shown: '01 55 40 12 98',
      hooked: 'Moov Africa : pour joindre le service client, appelez le 01 55 40 12 98.',
      free: 'Moov Africa : pour joindre le service client, appelez le 101.',
    },
    {
      shown: '0166214590',
      hooked:
        'Transfert de 12000F recu de DOSSOU MARIE 2026-10-03 18:22:41 Solde:14607F Erreur, renvoyez au 0166214590 ID:19005237044',
      free: 'Transfert de 12000F recu de DOSSOU MARIE (2290166214590) 2026-10-03 18:22:41 Solde:14607F ID:19005237044',
    },
    {
      shown: '<TEL>',
      hooked: 'You have received free BOOST 1000. Call <TEL> to keep it till midnight.',
      free: 'You have received free BOOST 1000 from <TEL>. It is valid till midnight.',
    },
    {
      shown: '01 97 12 34 56',
      hooked: '1 Go vous est offert, remerciez et rappelez le 01 97 12 34 56.',
      free: 'Le 01 97 12 34 56 vous a offert 1 Go.',
    },
    {
      shown: '<TEL>',
      hooked: 'Vous êtes gagnant, contactez le <TEL> pour les modalités.',
      free: 'Vous êtes gagnant, passez en boutique pour les modalités.',
    },
    {
      shown: '0277 104 993',
      hooked: 'MTN MoMo: more info on 0277 104 993.',
      free: 'MTN MoMo: more info on 0244 300 000.',
    },
  ],
  'hook-link': [
    {
      shown: 'celtiis-pass.top',
      hooked: 'Votre pass Nuit est à 200 F, activez-le sur celtiis-pass.top avant minuit.',
      free: 'Votre pass Nuit est à 200 F, activez-le sur celtiis.bj avant minuit.',
    },
    {
      shown: 'https://receipts-et.com/r/DB59',
      hooked:
        'You have paid ETB 875. Receipt: https://receipts-et.com/r/DB59 Thank you for using Ethio telecom',
      free: 'You have paid ETB 875. Receipt: https://receipt.ethiotelecom.et/r/DB59 Thank you for using Ethio telecom',
    },
    {
      shown: 'imtncm-prod.mtn.auth0.com/enter',
      hooked: 'Your OTP is: 448120. Do not share it. imtncm-prod.mtn.auth0.com/enter',
      free: 'Your OTP is: 448120. Do not share it. imtncm-prod.mtn.auth0.com #448120',
    },
    {
      shown: '<URL>',
      hooked: 'Votre colis est en attente, voyez <URL>',
      free: 'Votre colis est en attente, voyez le guichet',
    },
    {
      shown: 'ici',
      hooked: 'Carte suspendue, vérifiez vite ici',
      free: 'Carte suspendue, viens vite ici',
    },
    {
      shown: 'ici',
      hooked: 'Connexion depuis un autre téléphone. Refusez en vous connectant ici',
      free: 'Connexion depuis un autre téléphone. Refusez en venant ici',
    },
    {
      shown: 'ici',
      hooked: 'Votre dossier est prêt. Téléchargez-le ici',
      free: 'Votre dossier est prêt. Je l’ai déjà téléchargé ici',
    },
    {
      shown: 'sur',
      hooked: 'Le concours est ouvert. Inscription sur',
      free: 'Le concours est ouvert. Réponds-moi ici',
    },
    {
      shown: 'Cliquez',
      hooked: 'Votre commande est expédiée. Cliquez pour vérifier.',
      free: 'Votre commande est expédiée. Passez pour vérifier.',
    },
  ],
  'hook-secret': [
    {
      shown: 'PIN en réponse',
      hooked: 'Reçu 4 500F de Moussa. Solde 4 910F. Tapez votre PIN en réponse pour accepter.',
      free: 'Reçu 4 500F de Moussa. Solde 4 910F. Votre PIN ne vous est jamais demandé en réponse.',
    },
    {
      shown: 'Communiquez',
      hooked: 'Votre code expire dans 5 minutes. Communiquez le code à notre service.',
      free: 'Votre code expire dans 5 minutes. Ne communiquez le code à personne.',
    },
    {
      shown: 'send your PIN',
      hooked: 'Transfer failed, send your PIN to finish it.',
      free: 'Transfer failed, dial *170# and enter your PIN again.',
    },
  ],
  'hook-money': [
    {
      shown: 'Envoyez 9 500 F',
      hooked: 'Vous gagnez un an de courant ! Envoyez 9 500 F de frais avant le 30.',
      free: 'Vous gagnez un an de courant ! Tirage de 9 500 tickets avant le 30.',
    },
    {
      shown: 'Envoyez 3 000 F',
      hooked: 'Abonnement Foot terminé. Envoyez 3 000 F à notre animateur.',
      free: 'Abonnement Foot terminé. Envoyez FOOT au 944 (100 F).',
    },
    {
      shown: 'Payez',
      hooked: 'Prêt de 500 000 F accordé. Payez 15 000 F de frais à notre agent avant le virement.',
      free: 'Prêt de 500 F accordé. Vous serez débité de 15 % de frais lors du remboursement.',
    },
    {
      shown: 'pay 2,500',
      hooked: 'Your meter token is ready, pay 2,500 naira to get it.',
      free: 'Your meter token is ready, pay 2,500 naira at the counter.',
    },
  ],
  'hook-app': [
    {
      shown: 'kiosque-plus.apk',
      hooked: 'Votre reçu de scolarité est dans kiosque-plus.apk, à ouvrir ce soir.',
      free: 'Votre reçu de scolarité est dans votre espace, à ouvrir ce soir.',
    },
    {
      shown: 'pas besoin de Play Store',
      hooked: '2 Go offerts avec notre appli, pas besoin de Play Store.',
      free: '2 Go offerts avec notre appli, elle est sur Play Store.',
    },
    {
      shown: 'Téléchargez',
      hooked: 'Moov a une application. Téléchargez-la sur moov-appli.top.',
      free: 'Moov a une application. Téléchargez-la sur moov-africa.bj.',
    },
    {
      shown: 'Install AnyDesk',
      hooked: 'Install AnyDesk to settle your account.',
      free: 'Install our app from the Play Store to settle your account.',
    },
  ],
  'hook-code': [
    {
      shown: '*880*1*0166214578*5000#',
      hooked: 'Ton forfait est à 500 F. Compose *880*1*0166214578*5000# et surfe.',
      free: 'Ton forfait est à 500 F. Compose *880*2# et surfe.',
    },
    {
      shown: '*737*50*9000#',
      hooked: 'To claim your bonus dial *737*50*9000# now.',
      free: 'To see your bonus dial *737*50# now.',
    },
    {
      shown: '*21*+44 7700 900 114#',
      hooked: 'Pour parler gratuitement, composez *21*+44 7700 900 114#.',
      free: 'Pour ne plus renvoyer vos appels, composez ##21#.',
    },
  ],
  'hook-talk': [
    {
      shown: 'Telegram',
      hooked: 'Votre colis est retenu. Discutez du retrait sur Telegram avec "Bureau Colis".',
      free: 'Votre colis est arrivé. Retrait au bureau avec votre pièce. Aucun agent n’écrit sur Telegram.',
    },
    {
      shown: 'canal privé',
      hooked: 'La réunion de jeudi se tient sur un canal privé, chacun y paie sa part.',
      free: 'La réunion de jeudi se tient à la mairie, chacun y est attendu.',
    },
    {
      shown: 'WhatsApp',
      hooked: '1 Go pour 250 F. Demande-le sur WhatsApp à notre conseillère.',
      free: '1 Go pour 250 F. Demande-le au *155#.',
    },
    {
      shown: 'WhatsApp',
      hooked: 'Pass réseaux : écrivez-nous sur WhatsApp pour 300 F.',
      free: 'Pass réseaux : Facebook et WhatsApp illimités pour 300 F.',
    },
    {
      shown: 'WhatsApp',
      hooked: 'More info: 8787 | WhatsApp 650 528 111.',
      free: 'More info: 8787 | WhatsApp 650 528 787.',
    },
  ],
};
