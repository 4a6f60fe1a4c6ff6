/** What the renderer answers: pictures of the first pages, or why there are none. */
export type Rendered = RenderedPdf | { readonly refused: PdfRefusal };

export interface RenderedPdf {
  /** A PNG for each page that is kept, in order. */
  readonly pages: readonly Uint8Array[];
  /** How many pages the document says it has. */
  readonly total: number;
}

export type PdfRefusal = 'damaged' | 'locked';
