const OF_COUNTER =
  'retrait|retirer|colis|guichet|caisse|gare|comptoir|livreur|livraison|rider|dispatch|parcel|pick ?up|collect|counter|cash desk|waybill|jumia|glovo';
const PICKUP = new RegExp(`\\bcodes?\\b.*\\b(?:${OF_COUNTER})\\b|\\b(?:${OF_COUNTER})\\b.*\\bcodes?\\b`);

/** Whether a code is spoken of beside a parcel or a counter, where it is shown to get the thing. @param heard - folded. */
export const isPickup = (heard: string): boolean => PICKUP.test(heard);
