/** Vite's file collector, which the table tests use; nothing that is shipped may. */
interface ImportMeta {
  glob<Value>(
    pattern: string,
    options: { readonly eager: true; readonly import: string },
  ): Record<string, Value>;
}
