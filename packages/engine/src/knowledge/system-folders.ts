/** Folders of web software in which no page for visitors belongs. Source: WordPress and RFC 8615 documentation, October 2026. */
export const SYSTEM_FOLDERS: readonly string[] = [
  '/wp-includes/',
  '/wp-content/plugins/',
  '/wp-content/themes/',
  '/wp-content/uploads/',
  '/wp-content/languages/',
  '/wp-content/upgrade/',
  '/wp-admin/',
  '/.well-known/',
  '/cgi-bin/',
  '/.git/',
  '/.tmp/',
  '/node_modules/',
  '/vendor/phpunit/',
];
