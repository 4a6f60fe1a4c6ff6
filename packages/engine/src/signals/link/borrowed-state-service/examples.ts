import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://econcours-gouv-ci.com',
    'https://gouv-tg.net/aide',
    'http://anipbenin.com/inscription',
    'https://oneci-carte.com/demande',
    'https://ministere-emploi-senegal.org',
    'https://jamb-update.com.ng',
    'https://recrutement-police-togo.info',
    'https://passeport-enligne-mali.com',
  ],
  absent: [
    'https://anip.bj',
    'https://econcours.gouv.ci',
    'https://www.service-public.bj',
    'https://douanes.ci',
    'https://police-actualites.com',
    'https://infosconcourseducation.com',
    'https://tourisme-benin.com',
    'https://concours-cuisine-cotonou.com',
    'https://histoire-de-la-presidence.fr',
    'https://ministere-de-la-parole.org',
    'https://anipassion.com',
    'https://grandmali.com',
    'https://www.lyceebenin.org',
  ],
};
