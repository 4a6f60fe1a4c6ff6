/** Sentences that the recipes write where an author has to write. None may stay: `placeholders.test.mjs` looks for them. */
export const PLACEHOLDERS = {
  frenchLead: 'Ce qui se trouve ici reste à écrire.',
  englishLead: 'What is here has still to be written.',
  component: 'What it is for: write it here.',
};
