import { describe, expect, it } from 'vitest';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import { examineConversation } from './conversation.ts';

/** Each trick beside the honest message that sounds like it: what differs is who asks whom for what, and through which channel. */
const TWINS: readonly (readonly [trick: string, scam: string, honest: string])[] = [
  [
    'the code',
    'Attention, ne communiquez votre code à personne sauf à notre agent. Donnez-lui maintenant le code à 4 chiffres reçu.',
    'Attention : ne communiquez votre code à personne, pas même à un agent de MTN.',
  ],
  [
    'the delivery code',
    'Votre livraison est prête, envoyez le code de confirmation par WhatsApp au 01 97 12 34 56.',
    'Votre livraison est prête, donnez le code 4512 au livreur.',
  ],
  [
    'the wrong transfer',
    'Bonsoir tantie, j’ai envoyé 20 000 F sur ton numéro par erreur, renvoie-moi ça vite stp.',
    'Bonsoir tantie, tu m’as envoyé 20 000 F de trop par erreur, je te renvoie ça demain.',
  ],
  [
    'the receipt',
    'Vous avez reçu un dépôt de 60 000 F par erreur. Retournez l’argent au 01 97 12 34 56 avant 17h.',
    'Vous avez reçu 60 000 F de AGBO KOSSI le 12/11 à 10:04. Nouveau solde : 72 150 F. Réf : 8812345678.',
  ],
  [
    'the job',
    'Vous êtes recruté au port ! Payez les frais de dossier de 25 000 F par Moov Money avant de commencer lundi.',
    'Vous êtes retenue pour l’entretien lundi 9h au port. Aucun frais n’est demandé. Apportez votre CV.',
  ],
  [
    'the loan',
    'Votre prêt de 1 000 000 F est accordé. Envoyez 45 000 F de frais d’assurance pour débloquer les fonds.',
    'Votre échéance de prêt de 45 000 F arrive le 5. Merci de passer à l’agence.',
  ],
  [
    'the parcel',
    'Votre colis est bloqué à la douane. Réglez les frais ici : http://suivi-douane.top/payer',
    'Votre colis est arrivé. Retirez-le en boutique, vous payez à la livraison.',
  ],
  [
    'the savings group',
    'Nouvelle tontine en ligne : investis 10 000 et gagne 80 000 garanti en 5 jours, écris sur WhatsApp.',
    'Rappel : la tontine se réunit dimanche chez Awa, chacune apporte ses 10 000.',
  ],
  [
    'the account',
    'Cher client, votre compte sera suspendu. Cliquez sur http://compte-actif.info pour confirmer vos informations.',
    'Cher client, votre carte est prête. Passez la retirer à votre agence avec votre pièce.',
  ],
  [
    'the relative',
    'Maman, mon téléphone est cassé, c’est mon nouveau numéro. J’ai un souci, envoie 30 000 sur ce numéro.',
    'Maman, j’ai changé de numéro. Je t’appelle en vidéo ce soir pour que tu me voies.',
  ],
  [
    'the threat',
    'J’ai tes photos intimes. Envoie 100 000 F ce soir ou je vais les publier.',
    'Tes photos de vacances sont belles, envoie-les à mamie ce soir.',
  ],
  [
    'the summons',
    'Ici la gendarmerie : une plainte est déposée contre vous. Payez 80 000 F par Wave pour éviter la prison.',
    'Vous êtes prié de vous présenter lundi au commissariat, à l’accueil, muni de votre convocation.',
  ],
  [
    'the PIN',
    'Na customer care dey talk, abeg send your PIN make we unlock your account.',
    'Customer care no go ever ask for your PIN. Never share it.',
  ],
  [
    'the prize',
    'Congratulations! You have won 2,000 cedis, click http://promo-draw.top to claim your prize.',
    'Congratulations on your new job! Drinks are on you on Friday.',
  ],
  [
    'the gift cards',
    'I am in a meeting, please buy three gift cards and send me the codes.',
    'The gift card from the choir is on your desk.',
  ],
];

describe.each(TWINS)('%s', (_trick, scam, honest) => {
  it('is seen in the scam', () => {
    expect(examineConversation(scam, {}, FULL_CLASSIFIERS).score.riskLevel).toBeGreaterThanOrEqual(
      RISK_BANDS.medium,
    );
  });

  it('is not seen in its honest twin', () => {
    expect(examineConversation(honest, {}, FULL_CLASSIFIERS).score.riskLevel).toBeLessThan(RISK_BANDS.medium);
  });
});
