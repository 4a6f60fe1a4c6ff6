import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PolicyHashes, pagePolicy } from '../security-headers.ts';

/** A page to be rendered. Beside address and language: what the page's scripts find in it. */
export interface RenderRequest {
  /** Path and query, without an origin. */
  readonly address: string;
  readonly language: string;
  /** Answers of the API's calls, by address without language. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** A check that was posted as a plain form, and what came of it. */
  readonly posted?: unknown;
  /** A report that was posted as a plain form, and what came of it. */
  readonly report?: unknown;
}

/** What the site's build leaves in `render/index.js`. */
interface RenderModule {
  readonly postPath: string;
  readonly reportPath: string;
  readonly languages: readonly string[];
  readonly patterns: readonly string[];
  readonly publicPaths: readonly string[];
  readonly pageAddress: (url: string) => string;
  /** Absent where the build rendered the page. */
  readonly callsAt: (address: string) => readonly string[] | undefined;
  readonly hashesAt: (parts: unknown, address: string) => PolicyHashes;
  readonly renderDocument: (parts: unknown, request: RenderRequest) => Promise<string>;
}

/** Makes pages of the site that no build could make: they depend on what the server knows. */
export interface Renderer extends Omit<RenderModule, 'renderDocument' | 'hashesAt'> {
  readonly render: (request: RenderRequest) => Promise<string>;
  /** The Content-Security-Policy of the page at an address. */
  readonly policyAt: (address: string) => string;
}

/** @returns undefined when the build left no renderer. */
export async function loadRenderer(folder: string): Promise<Renderer | undefined> {
  const file = path.join(folder, 'render', 'index.js');
  if (!existsSync(file)) return undefined;
  const module = (await import(pathToFileURL(file).href)) as RenderModule;
  const parts = JSON.parse(await readFile(path.join(folder, 'render', 'parts.json'), 'utf8'));
  return {
    postPath: module.postPath,
    reportPath: module.reportPath,
    languages: module.languages,
    patterns: module.patterns,
    publicPaths: module.publicPaths,
    pageAddress: module.pageAddress,
    callsAt: module.callsAt,
    render: (request) => module.renderDocument(parts, request),
    policyAt: (address) => pagePolicy(module.hashesAt(parts, address)),
  };
}
