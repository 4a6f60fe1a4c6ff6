/** lucide ships no types for single icons. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const lines: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
  export default lines;
}
