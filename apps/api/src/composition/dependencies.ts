import type { Database } from '../db/client.ts';
import type { Settings } from '../env.ts';
import type { Patience } from '../http/server-options.ts';
import type { OcrOptions } from '../modules/pictures/ocr.ts';
import type { PressureOptions } from '../plugins/pressure.ts';

/** What the server is made of. */
export interface Dependencies {
  readonly settings: Settings;
  readonly database: Database;
  /** Key of all hashes of visitors. */
  readonly secret: string;
  readonly version: string;
  /** The load that the process bears; by default what one core does. */
  readonly bearable?: PressureOptions;
  /** How long a picture may be read. */
  readonly ocr?: Pick<OcrOptions, 'patience'>;
  /** How long slow clients are waited for. */
  readonly patience?: Patience;
}
