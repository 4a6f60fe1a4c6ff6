import { PDF_RENDERER } from '../../built-files.ts';
import { CodedError } from '../../errors/index.ts';
import { TooLate, withTimeLimit } from '../../limits/time-limit.ts';
import { turns } from '../../limits/turns.ts';
import { askProcess, endProcess, ProcessEnded, startProcess } from '../../process/guarded-process.ts';
import type { Rendered, RenderedPdf } from './rendered-pdf.ts';

export interface RenderLimits {
  /** How long drawing a document may take, in milliseconds. */
  readonly patience?: number;
  /** How much memory the process may take, in bytes. Ten pages of photographs take about 250 MB. */
  readonly mostBytes?: number;
}

/** Drawing takes a whole core and much memory. */
const one = turns({ atOnce: 1 });
/** What has arrived whole is drawn, also when nobody waits for the answer any more. */
const NEVER = new AbortController().signal;

/**
 * Draws the first pages of a PDF in a process of its own, which ends with the document: nothing of it reaches the next one.
 *
 * @throws {CodedError} when it cannot be read, has a password, or takes more time or memory than an honest document.
 */
export function renderPdf(
  bytes: Uint8Array,
  { patience = 15_000, mostBytes = 600_000_000 }: RenderLimits = {},
): Promise<RenderedPdf> {
  return one.take(async () => {
    const renderer = startProcess(PDF_RENDERER, mostBytes);
    try {
      const rendered = await withTimeLimit(askProcess<Rendered>(renderer, Buffer.from(bytes)), patience);
      if ('refused' in rendered)
        throw new CodedError(rendered.refused === 'locked' ? 'file_locked' : 'file_damaged');
      return rendered;
    } catch (error) {
      if (error instanceof TooLate || error instanceof ProcessEnded) throw new CodedError('file_unsafe');
      throw error;
    } finally {
      await endProcess(renderer);
    }
  }, NEVER);
}
