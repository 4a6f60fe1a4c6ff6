import { SCRIPT_SOURCE } from '../script-source.ts';
import type * as InPackage from './in-package.ts';

/** Name of the folder with the files of this build; the build puts it here. */
declare const WIDGET_BUILD: string;

/**
 * What is fetched when it is first needed, in a script on a page: it comes from the folder of the same build on the script's
 * server. The build puts this module in the place of `in-package.ts`.
 *
 * By the whole address: in a script from another origin, unless it was asked for with `crossorigin`, an address that is
 * relative leads nowhere (HTML standard, "muted errors").
 */
function fromServer<Module>(name: string): Promise<Module> {
  const file = `../${WIDGET_BUILD}/${name}.js`;
  return import(/* @vite-ignore */ SCRIPT_SOURCE ? new URL(file, SCRIPT_SOURCE).href : file);
}

export const fetchEngine: typeof InPackage.fetchEngine = () => fromServer('engine');
export const fetchInterview: typeof InPackage.fetchInterview = () => fromServer('interview');
export const fetchSpeech: typeof InPackage.fetchSpeech = () => fromServer('speech');
export const fetchTexts: typeof InPackage.fetchTexts = fromServer;
export const fetchFirstAid: typeof InPackage.fetchFirstAid = (language) =>
  fromServer(`first-aid-${language}`);
export const fetchTheme: typeof InPackage.fetchTheme = fromServer;
