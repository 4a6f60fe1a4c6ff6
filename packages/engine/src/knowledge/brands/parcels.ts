import type { Brand } from './brand.ts';

/** Posts, parcel firms and tolls, whose "unpaid fees" are a favourite pretext. */
export const PARCELS: readonly Brand[] = [
  {
    name: 'DHL',
    words: 'dhl dhlexpress dhlparcel',
    domains: 'dhl.com dhl.de dhl.fr dhlparcel.nl',
    unconfirmed:
      'dhl.co.uk dhl.be dhl.nl dhl.it dhl.es dhl.pl dhl.ch dhl.africa dhl.ci dhl.sn dhl.com.ng dhl.com.gh',
  },
  {
    name: 'DPD',
    words: 'dpd dpdgroup',
    domains: 'dpd.com dpd.fr dpd.co.uk dpd.de dpd.be dpd.nl dpdgroup.com dpd.ch dpd.pl dpd.ie',
    unconfirmed: 'dpd.cz dpd.at dpd.ro dpd.hu',
  },
  { name: 'UPS', words: 'ups upsexpress', domains: 'ups.com', isWord: true },
  {
    name: 'FedEx',
    words: 'fedex',
    domains: 'fedex.com',
    unconfirmed: 'fedex.com.cn',
  },
  {
    name: 'USPS',
    words: 'usps',
    domains: 'usps.com usps.gov',
    livesOnlyThere: true,
  },
  { name: 'Chronopost', words: 'chronopost', domains: 'chronopost.fr chronopost.com' },
  {
    name: 'La Poste',
    words: 'laposte lapostecolis laposteci',
    domains: 'laposte.fr laposte.net lapostegroupe.com',
    unconfirmed: 'laposte.bj laposte.sn laposte.ci laposte.ci.post laposte.tg laposte.ml laposte.tn',
  },
  { name: 'Colissimo', words: 'colissimo', domains: 'colissimo.fr colissimo.entreprise.laposte.fr' },
  {
    name: 'Mondial Relay',
    words: 'mondialrelay',
    domains: 'mondialrelay.fr mondialrelay.com mondialrelay.be mondialrelay.es',
  },
  { name: 'Relais Colis', words: 'relaiscolis', domains: 'relaiscolis.com' },
  { name: 'Royal Mail', words: 'royalmail', domains: 'royalmail.com' },
  {
    name: 'Evri',
    words: 'evri myhermes',
    domains: 'evri.com myhermes.co.uk',
    isWord: true,
  },
  { name: 'bpost', words: 'bpost', domains: 'bpost.be bpostgroup.com' },
  { name: 'PostNL', words: 'postnl', domains: 'postnl.nl postnl.be postnl.com' },
  {
    name: 'GLS',
    words: 'glsparcel',
    domains: 'gls-group.com gls-group.eu gls-france.com',
  },
  { name: 'Poste Italiane', words: 'posteitaliane postepay', domains: 'poste.it posteitaliane.it' },
  { name: 'Correios', words: 'correios', domains: 'correios.com.br', isWord: true },
  { name: 'Correos', words: 'correosexpress', domains: 'correos.es correosexpress.com' },
  {
    name: 'Canada Post',
    words: 'canadapost postescanada',
    domains: 'canadapost.ca canadapost-postescanada.ca postescanada.ca',
  },
  {
    name: 'InPost',
    words: 'inpost',
    domains: 'inpost.pl inpost.fr inpost.it inpost.eu inpost.co.uk',
    isWord: true,
  },
  { name: 'Maersk', words: 'maersk', domains: 'maersk.com' },
  { name: 'EMS', words: 'emspost', domains: 'ems.post ems.com.cn' },
  {
    name: 'Ulys / Vinci Autoroutes',
    words: 'vinciautoroutes',
    domains: 'vinci-autoroutes.com ulys.com',
  },
];
