import { VOICE_SAMPLE_RATE } from '@scamguard/contracts/limits';

const HEAD = 44;

/** A recording as a WAV file of 16 bits, mono, as the server takes voices: it decodes no other formats. */
export async function toWave(recording: Blob): Promise<Blob> {
  const context = new AudioContext();
  const decoded = await context.decodeAudioData(await recording.arrayBuffer()).finally(() => context.close());
  const length = Math.ceil(decoded.duration * VOICE_SAMPLE_RATE);
  const slower = new OfflineAudioContext(1, Math.max(1, length), VOICE_SAMPLE_RATE);
  const source = new AudioBufferSourceNode(slower, { buffer: decoded });
  source.connect(slower.destination);
  source.start();
  const samples = (await slower.startRendering()).getChannelData(0);
  return new Blob([waveOf(samples)], { type: 'audio/wav' });
}

function waveOf(samples: Float32Array): ArrayBuffer {
  const bytes = new ArrayBuffer(HEAD + 2 * samples.length);
  const view = new DataView(bytes);
  const write = (at: number, text: string) => {
    for (const [place, letter] of [...text].entries()) view.setUint8(at + place, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, VOICE_SAMPLE_RATE, true);
  view.setUint32(28, 2 * VOICE_SAMPLE_RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, 2 * samples.length, true);
  for (const [place, sample] of samples.entries())
    view.setInt16(HEAD + 2 * place, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  return bytes;
}
