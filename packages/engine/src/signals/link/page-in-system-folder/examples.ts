import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'http://cantine-scolaire.org/wp-includes/js/connexion/',
    'https://exemple.net/wp-content/plugins/x/login.php',
    'https://exemple.org/.well-known/bank/index.html',
  ],
  absent: [
    'https://exemple.org/wp-content/uploads/2024/03/affiche.pdf',
    'https://exemple.org/wp-login.php',
    'https://exemple.org/.well-known/assetlinks.json',
  ],
};
