import type { InterviewResult, VerificationResult } from '@scamguard/contracts';
import type { ItemKind } from '@scamguard/engine/vocabulary';

/** A check that was posted as a plain form, before or without scripts, and what came of it. */
export interface PostedCheck {
  readonly kind: ItemKind;
  readonly value: string;
  readonly result?: VerificationResult;
  /** Why there is no result. */
  readonly problem?: 'missing' | 'failed';
}

/** A report that was posted as a plain form, before or without scripts, and what came of it. */
export interface PostedReport {
  /** The typed values, by the name of their field, so that nothing gets lost. */
  readonly values: Readonly<Record<string, string>>;
  /** A file cannot be put back into a form: it has to be chosen again. */
  readonly hadFile: boolean;
  /** `invalid`: the page finds out itself which fields are wrong. */
  readonly outcome: 'sent' | 'invalid' | 'failed';
  /** Why the server refused it, for the visitor. */
  readonly message?: string | undefined;
  /** The code by which the sender finds the report again. */
  readonly dataCode?: string | undefined;
}

/** A message to the operator that was posted as a plain form, and what came of it. */
export interface PostedMessage {
  /** The typed values, by the name of their field. */
  readonly values: Readonly<Record<string, string>>;
  /** `invalid`: the page finds out itself which fields are wrong. */
  readonly outcome: 'sent' | 'invalid' | 'failed';
  /** Why the server refused it, for the visitor. */
  readonly message?: string | undefined;
}

/** A form of an account that was posted before or without scripts, and was of no effect. */
export interface PostedAccount {
  /** The typed values, by the name of their field, without any password. */
  readonly values: Readonly<Record<string, string>>;
  /** Why signing in was refused, for the visitor; absent where the form needs scripts and nothing was tried. */
  readonly message?: string | undefined;
}

/**
 * A talk that goes on by plain form posts, before or without scripts. The page carries the talk, and the server keeps none of it.
 */
export interface PostedTalk {
  /** The talk's id, the same at each post. */
  readonly id: string;
  /** When the page was made, in milliseconds since 1970. */
  readonly at: number;
  /** The visitor's messages, in order, with secrets masked. */
  readonly said: readonly string[];
  /** What the assistant said to each. */
  readonly answers: readonly InterviewResult[];
  /** Why what was said last has no answer, for the visitor, and what was typed. */
  readonly refused?: { readonly message: string; readonly typed: string } | undefined;
}

/** Names of the fields in which a talk is posted. */
export const TALK_FIELDS = { id: 'talk', said: 'said', message: 'message', reply: 'reply' } as const;

/** Answers of the server's calls, by address without its language. */
export type Answers = Readonly<Record<string, unknown>>;

/** The data that the server puts into a page beside its content, for the scripts that take it over. */
export interface PageData {
  /** The day the page was made, in ISO 8601: one that was kept for long shows what belongs to that day. */
  readonly madeOn?: string | undefined;
  /** The answers of the server's calls when the page was made. */
  readonly answers?: Answers | undefined;
  /** The answer to a plain form post, when the page is one. */
  readonly posted?: PostedCheck | undefined;
  /** The outcome of a report that was posted as a plain form. */
  readonly report?: PostedReport | undefined;
  /** A talk that goes on by plain form posts. */
  readonly talk?: PostedTalk | undefined;
  /** The outcome of a message to the operator that was posted as a plain form. */
  readonly message?: PostedMessage | undefined;
  /** A form of an account that was posted as a plain form. */
  readonly account?: PostedAccount | undefined;
}

/** A page to be rendered. */
export interface PageRequest extends PageData {
  /** Path and query, without an origin. */
  readonly address: string;
  /** One of the renderer's languages. */
  readonly language: string;
}

/** The parts of a page beside its content. The build writes them; the renderer of the page reads them. */
export interface DocumentParts {
  /** `index.html`, with what fetches a page's scripts. */
  readonly template: string;
  /** The rules that a page needs, by pattern of its address. */
  readonly styles: Readonly<Record<string, PageStyle>>;
  /** The rules of the dark theme, which only devices that are set to dark wait for. */
  readonly darkStyle: string;
  /** Scripts of every page; the first starts the site. */
  readonly startScripts: readonly string[];
  /** A script that the oldest browsers fetch before them. */
  readonly floorScript: string;
  /** Scripts to fetch early beside them, by pattern of the address and by language. */
  readonly scripts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Under which a page's policy allows the script inside it. */
  readonly starterHash: string;
}

export interface PageStyle {
  readonly css: string;
  /** Under which the page's policy allows it. */
  readonly hash: string;
  /** The files in which the same rules are kept for pages that are reached from within the site. */
  readonly files: readonly string[];
}

/** The inline styles and scripts that the policy of a page allows. */
export interface PolicyHashes {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** The module that renders pages. The site's build leaves it for the server. */
export interface PageRenderer {
  /** The address of a plain form post of the verification page. */
  readonly postPath: string;
  /** The address of a plain form post of a report. */
  readonly reportPath: string;
  /** The address of a plain form post of the assistant's page. */
  readonly talkPath: string;
  /** The address of a plain form post of a message to the operator. */
  readonly messagePath: string;
  /** The addresses of plain form posts of signing in and of accounts. */
  readonly accountPath: string;
  readonly languages: readonly string[];
  /** Patterns of all addresses; `:names` stand for values. */
  readonly patterns: readonly string[];
  /** Patterns of the pages that anybody may find. */
  readonly publicPaths: readonly string[];
  /** The address of the page that answers a URL: of its query only what the page knows counts. */
  readonly pageAddress: (url: string) => string;
  /** The calls whose answers belong into the page; undefined where the build rendered it. */
  readonly callsAt: (address: string) => readonly string[] | undefined;
  readonly hashesAt: (parts: DocumentParts, address: string) => PolicyHashes;
  readonly renderDocument: (parts: DocumentParts, request: PageRequest) => Promise<string>;
}
