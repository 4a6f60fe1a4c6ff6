/** A theme as the text of a style sheet; made by the build. */
declare module '*.css.ts?sheet' {
  const css: string;
  export default css;
}
