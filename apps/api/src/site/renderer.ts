import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentParts, PageRenderer, PageRequest } from '@scamguard/client/pages';
import { pagePolicy } from '../plugins/security-headers.ts';

/** Makes pages of the site that no build could make: they depend on what the server knows. */
export interface Renderer extends Omit<PageRenderer, 'renderDocument' | 'hashesAt'> {
  readonly render: (request: PageRequest) => Promise<string>;
  /** The Content-Security-Policy of the page at an address. */
  readonly policyAt: (address: string) => string;
}

/** @returns undefined when the build left no renderer. */
export async function loadRenderer(folder: string): Promise<Renderer | undefined> {
  const file = path.join(folder, 'render', 'index.js');
  if (!existsSync(file)) return undefined;
  const module: PageRenderer = await import(pathToFileURL(file).href);
  const parts: DocumentParts = JSON.parse(await readFile(path.join(folder, 'render', 'parts.json'), 'utf8'));
  return {
    postPath: module.postPath,
    reportPath: module.reportPath,
    talkPath: module.talkPath,
    messagePath: module.messagePath,
    accountPath: module.accountPath,
    languages: module.languages,
    patterns: module.patterns,
    publicPaths: module.publicPaths,
    pageAddress: module.pageAddress,
    callsAt: module.callsAt,
    render: (request) => module.renderDocument(parts, request),
    policyAt: (address) => pagePolicy(module.hashesAt(parts, address)),
  };
}
