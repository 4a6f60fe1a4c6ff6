import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { CodedError } from '../../errors/index.ts';
import type { DrawnFile, SentFile } from './drawn-file.ts';
import { JPEG_QUALITY, MOST_PAGES, PAGE_SIZE } from './limits.ts';

/** PDFium counts in points, 72 an inch. This many pixels for each keep small print readable. */
const SHARPNESS = 2;
/** Between two pages, in pixels. */
const GAP = { shim: 12, background: '#8a8f98' };
const MOST_PIXELS = MOST_PAGES * PAGE_SIZE.width * PAGE_SIZE.height;
/** How the library words the errors of FPDF_GetLastError that mean encryption. */
const LOCKED: ReadonlySet<unknown> = new Set([
  'Password required or incorrect password',
  'Unsupported security scheme',
]);

/**
 * Draws the first pages of a document under one another, by PDFium, which is built without a JavaScript engine.
 *
 * @throws {CodedError} when it cannot be read or has a password.
 */
export async function drawPages({ bytes }: SentFile): Promise<DrawnFile> {
  const library = await PDFiumLibrary.init();
  const document = await opened(library, bytes);
  const total = document.getPageCount();
  const pages: Buffer[] = [];
  for (let index = 0; index < Math.min(total, MOST_PAGES); index += 1) {
    const page = await draw(document.getPage(index));
    if (page) pages.push(page);
  }
  if (pages.length === 0) throw new CodedError('file_damaged');
  return {
    mediaType: 'image/jpeg',
    bytes: await joined(pages).jpeg({ quality: JPEG_QUALITY }).toBuffer(),
    pages: { kept: pages.length, total },
  };
}

async function opened(library: PDFiumLibrary, bytes: Uint8Array): Promise<PDFiumDocument> {
  try {
    return await library.loadDocument(bytes);
  } catch (error) {
    const isLocked = error instanceof Error && LOCKED.has(error.message);
    throw new CodedError(isLocked ? 'file_locked' : 'file_damaged');
  }
}

/** @returns undefined for a page that is listed, but cannot be read. */
async function draw(page: PDFiumPage): Promise<Buffer | undefined> {
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

function joined([first, ...others]: readonly Buffer[]): Sharp {
  const limits = { limitInputPixels: MOST_PIXELS };
  if (others.length === 0) return sharp(first, limits);
  return sharp([first ?? '', ...others], { join: { across: 1, ...GAP }, ...limits });
}
