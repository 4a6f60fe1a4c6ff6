/**
 * What bundlers replace by `"production"` where a page is built for visitors. Declared as `@types/node` does, so that both may stand
 * in one project; not part of the package's declarations.
 */
declare namespace NodeJS {
  interface ProcessEnv {
    readonly NODE_ENV?: string;
  }
  interface Process {
    env: ProcessEnv;
  }
}
declare var process: NodeJS.Process;
