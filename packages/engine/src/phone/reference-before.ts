/**
 * The words before a figure that is no telephone number: an id, a reference, a balance, a transaction, a meter, a token, a bill.
 */
const REFERENCE =
  /\b(?:i\.?d|ids|identifiant|txn?_?id|tx|tid|trans_?id|trxid|trx|txn|ref|refs|reference|transaction|operation|transfert id|solde|balance|bal|frais|fees?|montant|amount|amt|facture|invoice|compteur|meter|token|jeton|quittance|recu n|receipt|ticket|dossier|commande|order|iban|rib|acct|a\/c|fri|matricule|colis|tracking|suivi)\b[\s:.#=°*-]*(?:(?:id|no|num|numero|number|n|de|de la|du|of|is|est|est de|financier|financiere|financial|transaction|compte|actuel|actuelle|disponible|available|current)\b[\s:.#=°*-]*){0,4}$/;
/** How far a name may stand before its figure. */
const REACH = 48;

/** Whether the figure at an offset of a text is named as something that is no telephone number. */
export function isReference(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at).toLowerCase();
  return REFERENCE.test(before.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** A day with its year, and what is written behind it: `2025-11-23 16`. */
const DATE = /^(?:(?:19|20)\d\d([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:19|20)\d\d)(?!\d)/;

/** Whether a figure begins with a day and its year. */
export const isDate = (figure: string): boolean => DATE.test(figure);
