import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { MOST_PAGES, PAGE_SIZE } from './limits.ts';
import type { PdfRefusal, Rendered } from './rendered-pdf.ts';

/** PDFium counts in points, 72 an inch. This many pixels for each keep small print readable. */
const SHARPNESS = 2;
/** How the library words the errors of FPDF_GetLastError that mean encryption. */
const LOCKED: ReadonlySet<unknown> = new Set([
  'Password required or incorrect password',
  'Unsupported security scheme',
]);

/** Draws the first pages of a document by PDFium, which is built without a JavaScript engine. */
export async function drawPages(bytes: Uint8Array): Promise<Rendered> {
  const library = await PDFiumLibrary.init();
  let document: PDFiumDocument;
  try {
    document = await library.loadDocument(bytes);
  } catch (error) {
    return { refused: refusalOf(error) };
  }
  const total = document.getPageCount();
  const pages: Uint8Array[] = [];
  for (let index = 0; index < Math.min(total, MOST_PAGES); index += 1) {
    const page = await draw(document.getPage(index));
    if (page) pages.push(page);
  }
  return pages.length === 0 ? { refused: 'damaged' } : { pages, total };
}

const refusalOf = (error: unknown): PdfRefusal =>
  error instanceof Error && LOCKED.has(error.message) ? 'locked' : 'damaged';

/** @returns undefined for a page that is listed, but cannot be read. */
async function draw(page: PDFiumPage): Promise<Uint8Array | undefined> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(SHARPNESS, PAGE_SIZE.width / originalWidth, PAGE_SIZE.height / originalHeight);
  // The library rounds down: a line as thin as a hair has no pixel left.
  if (!(Math.min(originalWidth, originalHeight) * scale >= 1)) return undefined;
  const { data, width, height } = await page.render({ scale, render: 'bitmap', renderFormFields: true });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
