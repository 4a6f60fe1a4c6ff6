import type { StructuredData } from '../../screen/route.ts';

/** Source: schema.org, WebSite. */
const website: StructuredData = (t) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: t('site.name'),
  description: t('home.description'),
});
export default website;
