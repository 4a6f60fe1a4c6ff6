import type french from '../fr/pictures.ts';

export default {
  pictures: {
    read: 'This is what I read: correct it if needed. The picture is not kept.',
    readCode: 'This is what the QR code says. Nothing was opened.',
    nothing: {
      text: 'I found no text in this picture. Choose another one, or type the message.',
      link: 'I found no QR code in this picture. Take it from closer, straight on.',
    },
    refused: {
      type: 'This file is not a picture. Choose a screenshot or a photo.',
      size: 'This picture is too heavy: 15 MB at most. Choose a screenshot.',
      unreadable: 'This picture is damaged or cannot be read here. Take a screenshot.',
    },
  },
} satisfies typeof french;
