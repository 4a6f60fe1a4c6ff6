import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A small picture. */
export function picture(format: 'jpeg' | 'png' | 'gif'): Promise<Buffer> {
  const blank = { width: 40, height: 30, channels: 3 as const, background: '#0a7d4f' };
  return sharp({ create: blank }).toFormat(format).toBuffer();
}

/** A recording as browsers write it, without saying at the beginning how long it becomes: one sound a second. */
export function recording(seconds: number): Buffer {
  const header = element('1a45dfa3', Buffer.concat([element('4282', Buffer.from('webm'))]));
  const clusters = Array.from({ length: seconds + 1 }, (_, second) => {
    const time = Buffer.alloc(4);
    time.writeUInt32BE(second * 1_000);
    const sound = Buffer.from([0x81, 0, 0, 0x80, 0xfc, 0xff, 0xfe]);
    return Buffer.concat([Buffer.from('1f43b675ff', 'hex'), element('e7', time), element('a3', sound)]);
  });
  return Buffer.concat([header, Buffer.from('18538067ff', 'hex'), ...clusters]);
}

/** An element of EBML of less than 127 bytes. */
function element(id: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content]);
}

/** The closing record of an empty archive. */
export function archiveEnd(): Buffer {
  return Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
}

/** A picture of one colour, which takes very little room. */
export function whitePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
