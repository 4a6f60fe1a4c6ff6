import type { Brand } from './brand.ts';

/** Shops, small ads, travel and jobs. */
export const SHOPS: readonly Brand[] = [
  {
    name: 'Jumia',
    words: 'jumia jumiapay jumiafood',
    domains:
      'jumia.ci jumia.sn jumia.com.ng jumia.com.gh jumia.com jumia.co.ke jumia.ma jumia.com.eg jumia.dz jumia.ug jumia.com.tn',
  },
  { name: 'Konga', words: 'konga', domains: 'konga.com', isWord: true },
  {
    name: 'Amazon',
    words: 'amazon amazonprime amazonaws',
    domains:
      'amazon.com amazon.fr amazon.co.uk amazon.de amazon.es amazon.it amazon.ca amazon.com.br amazon.co.jp amazon.in amazon.com.mx amazon.nl amazon.com.be amazon.pl amazon.se amazon.com.au amazon.ae amazon.sa amazon.sg amazon.com.tr amazon.eg amazon.cn amazon.ie amazon.co.za amazon.jobs amazon.science amazon.dev aws.amazon.com aboutamazon.com amazonaws.com amzn.to a.co media-amazon.com amazon',
    innocent: 'amazone amazones amazonia amazonas amazonie amazing amazons amazonian amazonico amazonica',
  },
  {
    name: 'eBay',
    words: 'ebay',
    domains:
      'ebay.com ebay.fr ebay.co.uk ebay.de ebay.it ebay.es ebay.ca ebay.com.au ebayinc.com ebay.ch ebay.at ebay.ie ebay.nl ebay.pl ebay.be',
  },
  {
    name: 'AliExpress',
    words: 'aliexpress alibaba',
    domains: 'aliexpress.com alibaba.com aliexpress.us aliexpress.ru alibabagroup.com alibabacloud.com',
  },
  { name: 'Temu', words: 'temu', domains: 'temu.com', isWord: true },
  {
    name: 'Shein',
    words: 'shein',
    domains: 'shein.com shein.fr shein.co.uk sheingroup.com',
    isWord: true,
  },
  {
    name: 'Shopify',
    words: 'shopify',
    domains: 'shopify.com myshopify.com shopify.dev shopifycdn.com',
    innocent: 'spotify',
  },
  { name: 'Etsy', words: 'etsy', domains: 'etsy.com', isWord: true },
  {
    name: 'Vinted',
    words: 'vinted',
    domains:
      'vinted.com vinted.fr vinted.be vinted.es vinted.it vinted.de vinted.nl vinted.pl vinted.co.uk vinted.lt vinted.pt vinted.cz vinted.at vinted.lu vinted.se',
    innocent: 'invited minted vented tinted printed united vintage',
  },
  { name: 'Leboncoin', words: 'leboncoin', domains: 'leboncoin.fr' },
  { name: 'CoinAfrique', words: 'coinafrique', domains: 'coinafrique.com' },
  { name: 'Expat-Dakar', words: 'expatdakar', domains: 'expat-dakar.com' },
  { name: 'Jiji', words: 'jiji', domains: 'jiji.ng jiji.com.gh jiji.co.ke', isWord: true },
  {
    name: 'Allegro',
    words: 'allegro allegrolokalnie',
    domains: 'allegro.pl allegrolokalnie.pl allegro.eu allegro.cz',
    isWord: true,
  },
  {
    name: 'OLX',
    words: 'olx',
    domains: 'olx.com olx.pl olx.ro olx.pt olx.ua olx.com.br olx.bg olx.kz olxgroup.com',
    isWord: true,
  },
  {
    name: 'Kleinanzeigen',
    words: 'kleinanzeigen',
    domains: 'kleinanzeigen.de ebay-kleinanzeigen.de',
    isWord: true,
  },
  { name: 'Wallapop', words: 'wallapop', domains: 'wallapop.com' },
  {
    name: 'MercadoLibre',
    words: 'mercadolibre mercadolivre mercadopago',
    domains:
      'mercadolibre.com mercadolibre.com.ar mercadolibre.com.mx mercadolibre.com.co mercadolibre.cl mercadolivre.com.br mercadopago.com mercadopago.com.br mercadopago.com.ar mercadolibre.com.uy mercadolibre.com.pe mercadolibre.com.ec',
  },
  { name: 'Walmart', words: 'walmart', domains: 'walmart.com walmart.ca walmart.com.mx' },
  { name: 'Costco', words: 'costco', domains: 'costco.com costco.ca costco.fr costco.co.uk' },
  {
    name: 'Carrefour',
    words: 'carrefour',
    domains: 'carrefour.fr carrefour.com carrefour.be carrefour.es carrefour.it',
    unconfirmed: 'carrefour.ci carrefour.sn',
    isWord: true,
  },
  {
    name: 'Cdiscount',
    words: 'cdiscount',
    domains: 'cdiscount.com',
    innocent: 'discount discounts',
  },
  { name: 'Darty', words: 'darty', domains: 'darty.com', isWord: true },
  {
    name: 'Decathlon',
    words: 'decathlon',
    domains: 'decathlon.fr decathlon.com decathlon.be decathlon.co.uk decathlon.es',
    unconfirmed: 'decathlon.ci decathlon.sn',
    isWord: true,
  },
  { name: 'IKEA', words: 'ikea', domains: 'ikea.com', isWord: true },
  {
    name: 'Booking.com',
    words: 'bookingcom booking',
    domains: 'booking.com bookingholdings.com',
    isWord: true,
  },
  {
    name: 'Airbnb',
    words: 'airbnb',
    domains:
      'airbnb.com airbnb.fr airbnb.co.uk airbnb.ca airbnb.de airbnb.it airbnb.es airbnb.be airbnb.ch airbnb.com.br airbnb.com.au airbnb.pt airbnb.nl',
  },
  {
    name: 'Air France',
    words: 'airfrance',
    domains: 'airfrance.com airfrance.fr airfranceklm.com airfrance.us',
    unconfirmed: 'airfrance.bj airfrance.ci airfrance.sn',
  },
  {
    name: 'SNCF',
    words: 'sncf sncfconnect',
    domains: 'sncf.com sncf-connect.com oui.sncf sncf',
    isWord: true,
  },
  {
    name: 'TotalEnergies',
    words: 'totalenergies',
    domains: 'totalenergies.com totalenergies.fr',
    unconfirmed: 'totalenergies.bj totalenergies.ci totalenergies.sn',
  },
  { name: 'EDF', words: 'edf edfbleuciel', domains: 'edf.fr edf.com', isWord: true },
  {
    name: 'Tesla',
    words: 'teslagiveaway teslacoin tesla',
    domains: 'tesla.com',
    isWord: true,
  },
  {
    name: 'Samsung',
    words: 'samsung',
    domains: 'samsung.com samsung.fr samsungcloud.com samsungelectronics.com',
    isWord: true,
  },
  { name: 'Indeed', words: 'indeedjobs', domains: 'indeed.com indeed.fr' },
];
