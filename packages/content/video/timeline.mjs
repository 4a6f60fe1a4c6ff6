import { sentences, speak } from '../voice/speak.mjs';
import { RATE, silence } from '../voice/wave.mjs';

/** In seconds. */
const BEFORE_SPEAKING = 0.35;
const BETWEEN_SENTENCES = 0.3;
const AFTER_STEP = 0.35;
const AFTER_SLIDE = 0.7;

/** What is seen and said, in order: each slide alone, then with each of its steps. */
const scenesOf = ({ slides }) =>
  slides.flatMap((slide) => {
    const opening = { slide, now: 0, say: slide.say };
    const steps = (slide.steps ?? []).map((step, at) => ({ slide, now: at + 1, say: step.say ?? step.show }));
    return [opening, ...steps].filter(({ say }) => say);
  });

/**
 * Speaks a video's script.
 *
 * @param script as it stands in `texts/<language>/videos/<id>.yaml`; with `seconds`, its slides rest until it lasts so long
 * @returns scenes with how long each is seen, cues for captions (both in seconds), and the samples of the sound
 * @throws {Error} when the words take longer than the script allows
 */
export function timeline(language, script) {
  const scenes = scenesOf(script).map((scene, at, all) => {
    const said = sentences(scene.say).map((text) => ({ text, samples: speak(language, text) }));
    const isLast = all[at + 1]?.slide !== scene.slide;
    return { ...scene, said, rest: isLast ? AFTER_SLIDE : AFTER_STEP, isLast };
  });
  const rest = restOfSlides(scenes, script.seconds);
  const cues = [];
  const sound = [];
  let clock = 0;
  const add = (samples) => {
    sound.push(samples);
    clock += samples.length;
  };
  const seen = scenes.map(({ slide, now, said, rest: own, isLast }) => {
    const start = clock;
    add(silence(BEFORE_SPEAKING));
    for (const { text, samples } of said) {
      const from = clock / RATE;
      add(samples);
      cues.push({ from, to: clock / RATE + BETWEEN_SENTENCES / 2, text });
      add(silence(BETWEEN_SENTENCES));
    }
    add(silence(own + (isLast ? rest : 0)));
    return { slide, now, from: start / RATE, to: clock / RATE };
  });
  if (script.seconds) add(silence(script.seconds - clock / RATE));
  seen.at(-1).to = clock / RATE;
  return { scenes: seen, cues, sound, seconds: clock / RATE };
}

/** What each slide rests longer, so that the whole lasts as long as asked for. */
function restOfSlides(scenes, seconds) {
  if (!seconds) return 0;
  const spoken = scenes.reduce(
    (sum, { said, rest }) =>
      sum +
      BEFORE_SPEAKING +
      rest +
      said.reduce((all, { samples }) => all + samples.length / RATE + BETWEEN_SENTENCES, 0),
    0,
  );
  if (spoken > seconds) throw new Error(`speaks for ${spoken.toFixed(1)} s and may last ${seconds} s`);
  return (seconds - spoken) / scenes.filter(({ isLast }) => isLast).length;
}
