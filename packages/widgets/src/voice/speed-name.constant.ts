import english from '@scamguard/i18n/texts/en/shell';
import french from '@scamguard/i18n/texts/fr/shell';

export default { fr: french.site.playbackSpeed, en: english.site.playbackSpeed } as const;
