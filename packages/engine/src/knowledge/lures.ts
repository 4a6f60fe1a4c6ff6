import { words } from './words.ts';

/** The promise or pressure in a word of an address. `service` words matter only beside a brand's name. */
export type LureTopic = 'account' | 'prize' | 'money' | 'parcel' | 'job' | 'service';

/**
 * Words that addresses of traps carry to seem urgent, official or generous. Each alone proves nothing.
 * Source: false addresses quoted in warnings of CNIN (Benin), PLCC (Côte d'Ivoire) and operators, 2023 to 2026.
 */
export const LURES: Readonly<Record<LureTopic, readonly string[]>> = {
  account: words(`
    login logon signin connexion identification authentification verify verif verification verifier
    verified secure securite security secured account accounts compte comptes update miseajour confirm
    confirmation confirmer validation valider password motdepasse unlock deblocage suspended suspendu
    recovery recuperation reactivation activation webmail auth sso wallet support helpdesk assistance
    billing facture facturation paiement payment remboursement refund amende espaceclient clients authorize
    restore banking identifiant kyc
  `),
  prize: words(`
    promo promotion gagnant gagnants gagner gagne cadeau cadeaux bonus gift gifts prize winner winners
    giveaway tombola loterie lottery tirage recompense reward rewards gratuit gratuite gratis free jackpot
    anniversaire anniversary claim airdrop offre offer megabonus voucher forfait lucky nitro freegift
    subvention aide don grant
  `),
  money: words(`
    pret prets loan loans financement invest investissement investment profit profits earn earning
    rendement doubler trading forex crypto bitcoin mining money argent cash momo retrait transfert withdraw
    staking defi swap usdt
  `),
  parcel: words(`
    colis livraison delivery parcel tracking suivi package douane customs shipment redelivery expedition
    reprogrammer deliver
  `),
  job: words(`
    recrutement recruitment emploi jobs hiring visa bourse scholarship candidature salaire
  `),
  service: words(`
    help official officiel officielle oficial app apps service services portal portail client customer admin live online enligne download tracker
    track notice alert alerte controle control connect protect checkin reservation web3 pro business boutique store office
  `),
};
