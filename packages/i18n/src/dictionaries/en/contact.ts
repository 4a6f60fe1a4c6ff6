import type french from '../fr/contact.ts';

export default {
  contact: {
    title: 'Contact',
    description: 'Our offices in Abidjan, Dakar and Accra, a form to write to us, and help in an emergency.',
    lead: 'A question, a mistake to correct, an idea? We read every message.',
    offices: 'Our offices',
    write: 'Write to this office',
    map: {
      heading: 'Where to find us',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      label: 'Map of our offices',
      loading: 'Loading the map...',
      failed: 'The map cannot be shown. Our offices are in Abidjan, Dakar and Accra.',
    },
    emergency: {
      heading: 'Do you need help right now?',
      always: 'Our team helps you 24 hours a day, 7 days a week.',
      nobody: 'No line of ScamGuard answers for now. Your operator can block the money: its number is here.',
      call: 'Call',
      whatsapp: 'Write on WhatsApp',
      sentMoneyHint: 'What to do in the next minutes',
    },
    social: 'Follow us',
  },
} satisfies typeof french;
