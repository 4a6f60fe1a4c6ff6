/**
 * Shows a component with other texts, in another window or theme, which pictures of the main ones have; or while time goes on, when no two pictures
 * are the same.
 */
const OF_THE_SAME =
  /Long|Yoruba|Narrow|Large Text|Tall|Dark|English|By Keyboard|Desktop|Tablet|Only Spaces|Playing|Paused|Slower|One At A Time/;
/** More would say little new about how a component looks. */
const MOST = 4;

/** Themes of every picture, by name in `data-sg-theme`. */
export const THEMES = ['light', 'dark', 'contrast', 'partner-sample'];
/** Windows of every picture: a phone and a desktop. */
export const WINDOWS = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** @typedef {{ id: string, title: string, name: string, importPath: string }} Story */
/** @typedef {{ story: string, theme: string, width: number }} View what one picture shows. */

/**
 * The main stories of each component, by its name: `button`, `result-panel`.
 *
 * @param {Story[]} stories as Storybook's index lists them.
 * @returns {Map<string, Story[]>}
 */
export function mainStories(stories) {
  const components = new Map();
  for (const story of stories) {
    const name = nameOf(story);
    if (name) components.set(name, [...(components.get(name) ?? []), story]);
  }
  for (const [name, all] of components) {
    const main = all.filter((story) => !OF_THE_SAME.test(story.name));
    components.set(name, (main.length > 0 ? main : all).slice(0, MOST));
  }
  return components;
}

/** `components-button--primary` belongs to `button`. */
const nameOf = ({ id, title }) =>
  /^(?:Components|Patterns)\//.test(title) ? id.replace(/^[a-z]+-/, '').replace(/--.*$/, '') : undefined;

/**
 * The views of a component: its first story in every theme and window, the others on a phone in light.
 *
 * @param {Story[]} stories its main ones.
 * @returns {View[]}
 */
export function viewsOf([first, ...others]) {
  const whole = WINDOWS.flatMap(({ width }) => THEMES.map((theme) => ({ story: first.id, theme, width })));
  const [{ width }] = WINDOWS;
  const rest = others.map(({ id }) => ({ story: id, theme: THEMES[0], width }));
  return [...whole, ...rest].toSorted((one, other) => one.width - other.width);
}
