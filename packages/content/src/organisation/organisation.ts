import type { Organisation } from './shape.ts';

/**
 * Who runs this site. **The operator edits this file.**
 *
 * The figures, goals and roles are the operator's own claims. What is left out is never invented: without a telephone
 * number the button leads to the message form, without an address an office shows its city.
 */
export const ORGANISATION: Organisation = {
  name: 'ScamGuard',
  foundedIn: 2025,

  // Numbers in E.164, for example '+22901…'.
  contact: {},

  supportHours: { firstDay: 'monday', lastDay: 'friday', opensAt: 8, closesAt: 18, timeZone: 'GMT+0' },
  emergencyIsAlwaysOpen: true,

  offices: [
    { id: 'abidjan', city: 'Abidjan', country: 'CI', position: [5.36, -4.0083] },
    { id: 'dakar', city: 'Dakar', country: 'SN', position: [14.7167, -17.4677] },
    { id: 'accra', city: 'Accra', country: 'GH', position: [5.6037, -0.187] },
  ],
  map: { centre: [8.78, -5.55], zoom: 5 },
  social: {},

  figures: {
    scamsReported: '2K+',
    usersProtected: '16K+',
    verifiedServices: '600+',
    satisfactionPercent: 98,
  },
  training: { months: 2, moreConfidentPercent: 85 },
  presentationVideo: { seconds: 156 },

  goals: { year: 2029, activeUsers: 1_000_000, countries: 15, languages: 10, fewerLossesPercent: 30 },
  values: ['protection', 'accessibility', 'community', 'inclusion'],
  team: ['promoter', 'technology', 'education'],

  trustedSamples: [
    { serviceId: 'transfert-soleil', stars: 4.8, verifiedBy: 126 },
    { serviceId: 'epargne-du-baobab', stars: 4.6, verifiedBy: 89 },
    { serviceId: 'boutique-calebasse', stars: 4.5, verifiedBy: 57 },
  ],
};
