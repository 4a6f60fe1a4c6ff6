/** Light enough to be sent from a phone, good enough to be understood. In bits a second. */
const SPEECH_BITRATE = 24_000;
/** How often the loudness is told, in milliseconds. */
const LEVEL_EVERY = 100;

/** Whether this browser can record a voice at all; outside of https it cannot. */
export const canRecord = () =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;

export interface Recorder {
  /** Ends the recording and switches the microphone off. */
  readonly stop: () => Promise<Blob>;
}

/**
 * Asks for the microphone and records.
 *
 * @param onProgress told ten times a second how long it has run, in seconds, and how loud it is, from 0 to 1.
 * @param bitrate in bits a second.
 * @throws when the visitor or the device does not allow it.
 */
export async function startRecording(
  onProgress: (seconds: number, level: number) => void,
  bitrate: number = SPEECH_BITRATE,
): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitrate });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  const meter = levelOf(stream);
  const began = performance.now();
  recorder.start();
  const timer = setInterval(() => onProgress((performance.now() - began) / 1_000, meter.read()), LEVEL_EVERY);

  return {
    async stop() {
      clearInterval(timer);
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      meter.close();
      for (const track of stream.getTracks()) track.stop();
      return new Blob(parts, { type: recorder.mimeType });
    },
  };
}

/** How loud a microphone is at the moment. */
function levelOf(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  return {
    read() {
      analyser.getByteTimeDomainData(samples);
      // Bytes swing around 128; speech rarely fills half of the range.
      return Math.min(1, Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 64);
    },
    close: () => void context.close(),
  };
}
