import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Bonjour, service MTN. Donnez-moi le code que vous allez recevoir pour débloquer votre compte.',
      'Envoie le c o d e  s e c r e t vite',
      "C'est ta banque, communiquez votre mot de passe au conseiller.",
      'Saisissez votre code PIN ici : http://compte-momo.top/valider',
    ],
    en: [
      'This is customer care, tell me the OTP we just sent you.',
      'Abeg send the 6 digit code wey enter your phone',
      'Please confirm your PIN so we can reverse the money.',
    ],
  },
  absent: {
    fr: [
      'MTN : Ne communiquez jamais votre code secret. Aucun agent ne vous le demandera.',
      'Votre code de confirmation est 482913. Ne le donnez à personne.',
      'Donne-moi le code wifi quand tu arrives stp',
      "Je t'envoie le code de la porte ce soir.",
      'Si on vous demande votre code secret, raccrochez et appelez le service client.',
      'Si un homme se présente comme agent de la banque et demande votre code, ne lui répondez pas.',
      'Ecobank : des fraudeurs se font passer pour nous et vous demandent votre code. Ne le donnez pas.',
      'Taxi réservé : dites le code 5520 à votre chauffeur en montant.',
      'Votre livreur arrive. Ouvrez le paquet devant lui, puis donnez-lui le code de remise.',
      'Le code du portail est 4417, donne le code au gardien si tu es en retard.',
      'Uber : donnez le code 8841 à votre chauffeur quand vous montez.',
      'Votre code secret vous est demandé par le menu, jamais par une personne.',
      'Code de retrait 7741 : montrez-le au relais quand vous venez chercher le colis.',
    ],
    en: [
      'Never share your PIN with anyone, not even our staff.',
      'Your one-time code is 582931. Do not give it to anybody.',
      'I will send you the code for the gate tonight.',
      'If anyone asks for your OTP, hang up and call us.',
      'UBA never asks for your OTP. Anyone who asks you to share the OTP is a fraudster.',
      'Somebody is phoning traders in the name of the operator and asking for the PIN. Cut the call.',
      'Tax office: please file your return before June. Nobody here needs your password.',
      'Meter reading noted, your balance is 40 cedis. Choose a new PIN at the office.',
      'Bike on the way. The code for the rider is 63, tell him when the food is in your hands.',
      'Give your BVN to nobody, not even to us.',
      'Give OTP 3371 only when the box is in your hand and sealed.',
      'Your rider is outside. Check the parcel first, then give him the delivery code.',
    ],
  },
};
