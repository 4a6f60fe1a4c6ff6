import { words } from './words.ts';

/** Names and codes by which an address claims to be a company's branch in the region. Source: ISO 3166. */
export const REGION: ReadonlySet<string> = new Set(
  words(`
    bj benin ci cotedivoire ivoire sn senegal tg togo bf burkina ml mali ne niger gh ghana ng nigeria gn
    guinee cm cameroun cameroon ga gabon cotonou abidjan dakar lome lagos accra bamako ouaga niamey africa
    afrique cedeao uemoa
  `),
);
