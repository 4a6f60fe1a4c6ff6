import type { Brand } from './brand.ts';

/**
 * Telephone operators and their mobile money. Domains of West African operators: regional facts of status "verified" or
 * "multi-repo" (October 2026); those of status "repo" stand under `unconfirmed`.
 */
export const OPERATORS: readonly Brand[] = [
  {
    name: 'MTN',
    words: 'mtn mtnmomo mtnmoney mtnbenin momopay mtnmobilemoney momomtn mtngroup',
    domains: 'mtn.bj mtn.ci mtn.com mtn.ng mtn.cm mtn.co.za',
    owners: {
      'mtn.bj': 'MTN Bénin',
      'mtn.ci': "MTN Côte d'Ivoire",
      'mtn.ng': 'MTN Nigeria',
      'mtn.cm': 'MTN Cameroun',
    },
    unconfirmed: 'mtn.com.gh mtn.co.ug mtn.co.rw mtn.zm mtn.com.gn',
    isWord: true,
  },
  {
    name: 'Moov Africa',
    words: 'moovafrica moovmoney moov flooz moovbenin',
    domains: 'moov-africa.bj moov-africa.ci moov-africa.tg',
    owners: {
      'moov-africa.bj': 'Moov Africa Bénin',
      'moov-africa.ci': "Moov Africa Côte d'Ivoire",
      'moov-africa.tg': 'Moov Africa Togo',
    },
    unconfirmed: 'moov-africa.bf moov-africa.ml moov-africa.ne moov-africa.ga moov-africa.td moov-africa.cf',
    isWord: true,
  },
  {
    name: 'Celtiis',
    words: 'celtiis celtiiscash celtis',
    domains: 'celtiis.bj',
    isWord: true,
  },
  {
    name: 'Orange',
    words: 'orange orangemoney orangebank maxit orangeci orangesn',
    domains: 'orange.ci orange.sn orange.com orange.fr orangebank.fr sosh.fr',
    owners: { 'orange.ci': "Orange Côte d'Ivoire", 'orange.sn': 'Orange Sénégal', 'sosh.fr': 'Sosh' },
    unconfirmed:
      'orange.bf orangemali.com orange.cm orange.be orange.es orange.ro orange.pl orange-business.com',
    isWord: true,
  },
  {
    name: 'Yas',
    words: 'yas mixxbyyas tmoney togocom',
    domains: 'yas.tg',
    owners: { 'yas.tg': 'Yas Togo' },
    unconfirmed: 'yas.sn',
    isWord: true,
  },
  { name: 'Zamani Telecom', words: 'zamanitelecom', domains: 'zamanitelecom.com' },
  {
    name: 'Telecel',
    words: 'telecel telecelcash',
    domains: '',
    unconfirmed: 'telecel.com.gh telecelfaso.bf telecelgroup.com',
  },
  {
    name: 'Airtel',
    words: 'airtel airtelmoney',
    domains: 'airtel.in airtel.africa',
    unconfirmed: 'airtel.com airtel.com.ng airtelmoney.com',
  },
  { name: 'Glo', words: 'gloworld', domains: 'gloworld.com' },
  {
    name: 'Vodafone',
    words: 'vodafone vodafonecash',
    domains: 'vodafone.com vodafone.co.uk vodafone.de vodafone.it vodafone.es vodafone.in',
    unconfirmed: 'vodafone.com.gh vodafone.pt vodafone.ro vodafone.com.au vodafone.cz vodafone.com.tr',
  },
  {
    name: 'M-PESA',
    words: 'mpesa safaricom',
    domains: 'safaricom.co.ke',
    unconfirmed: 'mpesa.africa mpesa.in',
  },
  { name: 'SFR', words: 'sfr', domains: 'sfr.fr sfr.com red-by-sfr.fr' },
  { name: 'Free', words: 'freemobile', domains: 'free.fr', isWord: true },
  {
    name: 'Bouygues Telecom',
    words: 'bouyguestelecom bouygues',
    domains: 'bouyguestelecom.fr bouygues.com',
    unconfirmed: 'bouygues-construction.com bouygues-immobilier.com',
  },
  { name: 'Swisscom', words: 'swisscom', domains: 'swisscom.ch swisscom.com' },
  {
    name: 'Verizon',
    words: 'verizon verizonwireless',
    domains: 'verizon.com verizonwireless.com verizon.net',
    innocent: 'horizon horizons',
  },
  {
    name: 'T-Mobile',
    words: 'tmobile',
    domains: 't-mobile.com t-mobile.de t-mobile.nl t-mobile.pl t-mobile.cz',
    innocent: 'mobile mobiles automobile',
  },
  { name: 'AT&T', words: 'att attmail', domains: 'att.com att.net', isWord: true },
  { name: 'Proximus', words: 'proximus', domains: 'proximus.be proximus.com', isWord: true },
];
