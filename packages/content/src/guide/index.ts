/** Address of the digital-security guide as PDF; takes `?lang=`. */
export const GUIDE_ADDRESS = '/api/education/guide.pdf';

const NAMES = { fr: 'guide-securite-numerique.pdf', en: 'digital-security-guide.pdf' } as const;

/** The guide's name in this package's `guide` folder, which is also the name under which a visitor keeps it. */
export const guideFile = (language: 'fr' | 'en'): string => NAMES[language];
