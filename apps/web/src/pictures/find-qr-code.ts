/** The part of the browser's own reader that is used here. Source: Shape Detection API. */
interface Detector {
  detect: (picture: HTMLCanvasElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorMaker {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMAT = 'qr_code';
/** How long looking for one may take where there is none, in milliseconds. */
const PATIENCE = 2_000;

/** The text of a QR code in a picture. It is not opened. The code is read on this device, by the browser where it can. */
export async function findQrCode(
  canvas: HTMLCanvasElement,
  brush: CanvasRenderingContext2D,
): Promise<string | undefined> {
  return (await byBrowser(canvas)) ?? byLibrary(canvas, brush);
}

async function byBrowser(canvas: HTMLCanvasElement): Promise<string | undefined> {
  const { BarcodeDetector } = window as Window & { BarcodeDetector?: DetectorMaker };
  try {
    if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) return undefined;
    const [code] = await new BarcodeDetector({ formats: [FORMAT] }).detect(canvas);
    return code?.rawValue || undefined;
  } catch {
    return undefined;
  }
}

async function byLibrary(
  { width, height }: HTMLCanvasElement,
  brush: CanvasRenderingContext2D,
): Promise<string | undefined> {
  const { default: decode } = await import('qr/decode.js');
  try {
    const { data } = brush.getImageData(0, 0, width, height);
    return decode({ width, height, data }, { timeLimit: PATIENCE }) || undefined;
  } catch {
    // It throws where there is no code.
    return undefined;
  }
}
