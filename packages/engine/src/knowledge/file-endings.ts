import { words } from './words.ts';

/** Files that install or run something. Source: Android, Windows and macOS developer documentation, October 2026. */
export const PROGRAM_ENDINGS: ReadonlySet<string> = new Set(
  words(
    'apk apks xapk apkm aab ipa exe msi msix scr bat cmd pif vbs vbe jse wsf ps1 hta jar jnlp dmg pkg deb appinstaller lnk reg iso img mobileconfig',
  ),
);

/** Files that people expect to read or look at. */
export const DOCUMENT_ENDINGS: ReadonlySet<string> = new Set(
  words('pdf doc docx xls xlsx ppt pptx txt rtf jpg jpeg png gif webp mp3 mp4 mov zip'),
);
