export default {
  partout: {
    title: 'Où que vous soyez',
    lead: 'Transférez le message douteux là où il est arrivé. Une machine répond, gratuitement.',
    nothingLead: 'Ici se trouvent les autres façons de nous joindre.',
    loading: 'Les façons de nous joindre arrivent',
    failed: 'La liste ne peut pas être montrée maintenant.',
    none: 'Pas encore ouvert',
    noneHint:
      "Aucun numéro n'est en service pour l'instant. Vérifiez sur ce site\u00A0: c'est gratuit, et sans compte.",
    verify: 'Vérifier ici',
    never: 'Nous ne vous appelons jamais. Nous ne demandons jamais de code. Qui le fait en notre nom ment.',
    code: 'Code QR\u00A0: {{name}}, {{value}}',
    names: {
      whatsapp: 'WhatsApp',
      telegram: 'Telegram',
      sms: 'SMS',
      ussd: 'Sans internet',
      voice: 'Par téléphone',
      email: 'Mail',
    },
    how: {
      whatsapp: 'Transférez le message, la photo ou le contact douteux. La réponse arrive au même endroit.',
      telegram: 'Transférez le message ou la photo à notre robot. La réponse arrive au même endroit.',
      sms: 'Copiez le message douteux et envoyez-le à ce numéro. Votre opérateur peut compter un SMS.',
      ussd: "Composez ce code. Il marche sur tous les téléphones, sans internet, et dit d'abord quoi faire.",
      voice: 'Appelez. Une voix dit quoi faire, puis vous tapez une touche.',
      email: 'Transférez le mail douteux, si possible en pièce jointe. La réponse arrive par mail.',
    },
    open: {
      whatsapp: 'Écrire au {{value}}',
      telegram: 'Ouvrir {{value}}',
      sms: 'Écrire au {{value}}',
      ussd: 'Composer {{value}}',
      voice: 'Appeler le {{value}}',
      email: 'Écrire à {{value}}',
    },
  },
};
