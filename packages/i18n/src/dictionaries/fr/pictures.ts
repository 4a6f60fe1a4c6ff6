export default {
  pictures: {
    read: "Voici ce que j'ai lu\u00A0: corrigez si besoin. L'image n'est pas gardée.",
    readCode: "Voici ce que dit le QR code. Rien n'a été ouvert.",
    nothing: {
      text: "Je n'ai trouvé aucun texte dans cette image. Choisissez-en une autre, ou recopiez le message.",
      link: "Je n'ai trouvé aucun QR code dans cette image. Prenez-le de plus près, bien en face.",
    },
    refused: {
      type: "Ce fichier n'est pas une image. Choisissez une capture d'écran ou une photo.",
      size: "Cette image est trop lourde\u00A0: 15 Mo au plus. Choisissez une capture d'écran.",
      unreadable: "Cette image est abîmée ou ne peut pas être lue ici. Faites une capture d'écran.",
    },
  },
};
