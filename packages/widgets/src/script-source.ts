/** The address from which this script came; absent in a module, which knows its own address. */
export const SCRIPT_SOURCE = (globalThis.document?.currentScript as HTMLScriptElement | null | undefined)
  ?.src;
