import { ICONS } from '../drawing/icons.mjs';
import { BAND, LOGO, shape } from '../drawing/shapes.mjs';

/** A line never begins with a punctuation mark, and a sum of money stays whole. */
const escaped = (text) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/ (?=[:;?!»%])|(?<=«) |(?<=\d) (?=\d{3}|F)/g, '\u00A0');
const heading = (text) =>
  `<h1>${escaped(text).replace(/[^ ]+-[^ ]+/g, '<span class="whole">$&</span>')}</h1>`;
const icon = (name) => `<svg viewBox="0 0 24 24">${ICONS[name]}</svg>`;
const disc = (name) => `<div class="disc">${icon(name)}</div>`;
const moment = (place, now) => (place < now ? 'said' : place === now ? 'now' : 'later');

const frame = (kind, main) =>
  `<body class="${kind}">${BAND}<main>${main}</main><footer>${LOGO} ScamGuard</footer></body>`;

function marked(message, steps, now) {
  return steps.slice(0, now).reduce((text, { mark }, at) => {
    if (!mark) return text;
    const place = at + 1 === now ? ' class="now"' : '';
    return text.replace(escaped(mark), (words) => `<mark${place}>${words}</mark>`);
  }, escaped(message));
}

const items = (steps, now, before) =>
  `<ol>${steps
    .map(
      (step, at) =>
        `<li class="${moment(at + 1, now)}">${before(step, at)}<span>${escaped(step.show)}</span></li>`,
    )
    .join('')}</ol>`;

const number = (_step, at) => `<b>${at + 1}</b>`;

const KINDS = {
  cover: ({ icon: name, title, text }) => `${disc(name)}<div>${heading(title)}<p>${escaped(text)}</p></div>`,
  message: ({ from, message, steps = [] }, now) =>
    `<div class="phone"><header>${icon('message')}${escaped(from)}</header><div class="bubble">${marked(message, steps, now)}</div></div>${items(steps, now, number)}`,
  list: ({ title, outcome, steps }, now) =>
    `<div class="title">${shape(outcome)}${heading(title)}</div>${items(steps, now, number)}`,
  rule: ({ outcome, text }) => `${shape(outcome)}${heading(text)}`,
  tiles: ({ title, steps }, now) => `${heading(title)}${items(steps, now, ({ icon: name }) => icon(name))}`,
  verdict: ({ outcome, word, text, action, title, lines }) =>
    `<div class="phone"><div class="result ${outcome}">${shape(outcome)}<strong>${escaped(word)}</strong><span style="color:var(--ink)">${escaped(text)}</span><span class="action">${escaped(action)}</span></div></div><div>${heading(title)}<p>${escaped(lines)}</p></div>`,
};

/**
 * One still picture of a slide.
 *
 * @param slide as it stands in `texts/<language>/videos/<id>.yaml`
 * @param {number} now 0 before its first step, then the number of the step that is being said
 */
export const slideHtml = (slide, now) => frame(slide.kind, KINDS[slide.kind](slide, now));

/** A picture without words for the place of the video, the same in every language; the play button covers its middle. */
export const posterHtml = ({ icon: name, outcome }) =>
  `<body class="poster">${BAND}<main>${disc(name)}${shape(outcome)}</main></body>`;
