import { deflateSync } from 'node:zlib';

/** How a sample document is written. */
export interface SamplePdf {
  /** One line of text a page. */
  readonly pages?: readonly string[];
  /** More entries of the catalogue, such as `/OpenAction 40 0 R`. */
  readonly catalogue?: string;
  /** More objects, by their number; those of the document are below 100 plus two a page. */
  readonly objects?: Readonly<Record<number, string | Buffer>>;
  /** More entries of every page. */
  readonly page?: string;
  readonly trailer?: string;
  /** A false value for /Count. */
  readonly count?: number;
  /** `[width, height]` of every page, in points. */
  readonly size?: readonly [number, number];
  /** Objects in a compressed stream, with a compressed table: nothing of them can be read in the bytes. */
  readonly isCompressed?: boolean;
}

const CATALOGUE = 1;
const TREE = 2;
const FONT = 3;
const FIRST_PAGE = 100;

/** A document as programs write it, which PDF readers open without repairing it. */
export function samplePdf({
  pages = ['Recu de paiement'],
  catalogue = '',
  objects = {},
  page = '',
  trailer = '',
  count = pages.length,
  size = [595, 842],
  isCompressed = false,
}: SamplePdf = {}): Buffer {
  const written = new Map<number, string | Buffer>([
    [CATALOGUE, `<< /Type /Catalog /Pages ${TREE} 0 R ${catalogue} >>`],
    [FONT, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  ]);
  const kids = pages.map((text, index) => {
    const at = FIRST_PAGE + 2 * index;
    written.set(
      at,
      `<< /Type /Page /Parent ${TREE} 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents ${at + 1} 0 R ` +
        `/Resources << /Font << /F1 ${FONT} 0 R >> >> ${page} >>`,
    );
    written.set(at + 1, streamObject('', Buffer.from(`BT /F1 40 Tf 40 700 Td (${text}) Tj ET`)));
    return `${at} 0 R`;
  });
  written.set(TREE, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${count} >>`);
  for (const [number, object] of Object.entries(objects)) written.set(Number(number), object);
  return isCompressed ? compressed(written, trailer) : plain(written, trailer);
}

/** An object of bytes: a content, a picture, another file. */
export function streamObject(entries: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

function plain(objects: ReadonlyMap<number, string | Buffer>, trailer: string): Buffer {
  const { bytes, places } = body(objects);
  const highest = Math.max(...objects.keys());
  const rows = Array.from({ length: highest + 1 }, (_, number) => {
    const place = places.get(number);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  return Buffer.concat([
    bytes,
    Buffer.from(
      `xref\n0 ${highest + 1}\n${rows.join('')}trailer << /Size ${highest + 1} /Root ${CATALOGUE} 0 R ${trailer} >>\n` +
        `startxref\n${bytes.length}\n%%EOF\n`,
    ),
  ]);
}

function compressed(objects: ReadonlyMap<number, string | Buffer>, trailer: string): Buffer {
  const packed = [...objects].filter((entry): entry is [number, string] => typeof entry[1] === 'string');
  const highest = Math.max(...objects.keys());
  const [box, table] = [highest + 1, highest + 2];
  let offset = 0;
  const head = packed.map(([number, text]) => {
    const at = offset;
    offset += text.length + 1;
    return `${number} ${at}`;
  });
  const inside = deflateSync(`${head.join(' ')}\n${packed.map(([, text]) => text).join('\n')}`);
  const streams = new Map([...objects].filter(([, object]) => typeof object !== 'string'));
  const first = head.join(' ').length + 1;
  streams.set(
    box,
    streamObject(`/Type /ObjStm /N ${packed.length} /First ${first} /Filter /FlateDecode`, inside),
  );
  const { bytes, places } = body(streams);
  places.set(table, bytes.length);
  const rows = Buffer.alloc((table + 1) * 7);
  for (const [number, place] of places) writeRow(rows, number, 1, place, 0);
  for (const [index, [number]] of packed.entries()) writeRow(rows, number, 2, box, index);
  const entries = `/Type /XRef /Size ${table + 1} /W [1 4 2] /Root ${CATALOGUE} 0 R /Filter /FlateDecode ${trailer}`;
  return Buffer.concat([
    bytes,
    Buffer.from(`${table} 0 obj\n`),
    streamObject(entries, deflateSync(rows)),
    Buffer.from(`\nendobj\nstartxref\n${bytes.length}\n%%EOF\n`),
  ]);
}

function body(objects: ReadonlyMap<number, string | Buffer>) {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  for (const [number, object] of objects) {
    const part = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    places.set(number, length);
    length += part.length;
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts), places };
}

function writeRow(rows: Buffer, number: number, kind: number, place: number, index: number): void {
  rows.writeUInt8(kind, number * 7);
  rows.writeUInt32BE(place, number * 7 + 1);
  rows.writeUInt16BE(index, number * 7 + 5);
}
