/** The use of each value of a theme, by its name in the contract. `*` stands for any tone. */
const ROLES: Readonly<Record<string, string>> = {
  'color.ground': 'The page.',
  'color.surface': 'Cards, fields and bars: what lies on the page.',
  'color.sunken': 'Trays and quiet areas, a little lower than the page.',
  'color.ink': 'Text.',
  'color.inkMuted': 'Text that matters less, still easy to read.',
  'color.line': 'Separating hairline; carries no meaning.',
  'color.edge': 'Border of a control; at least 3:1 on every ground.',
  'color.action': 'What can be pressed or followed.',
  'color.actionHover': 'An action under the pointer.',
  'color.onAction': 'Text and icons on an action.',
  'color.actionSoft': 'Pale ground of what is selected or hovered.',
  'color.onActionSoft': 'Text on the pale ground of what is selected.',
  'color.disabled': 'Ground of a control that cannot be used now.',
  'color.onDisabled': 'Text of a control that cannot be used now.',
  'color.focus': 'Ring around what has the keyboard focus.',
  'color.scrim': 'Lies over the page while a dialog is open.',
  'tone.*.solid': 'Fill of a shape that carries the tone: the ground of an icon, a bar.',
  'tone.*.onSolid': 'Text and icons on the fill.',
  'tone.*.soft': 'Pale ground of a notice or a verdict.',
  'tone.*.onSoft': 'Text and icons on the pale ground.',
  'tone.*.edge': 'Border that must be seen, on any ground.',
  'thread.indigo': 'Woven band: indigo-dyed thread.',
  'thread.sun': 'Woven band: sun yellow thread.',
  'thread.laterite': 'Woven band: red earth thread.',
  'thread.leaf': 'Woven band: leaf green thread.',
  'thread.cotton': 'Woven band: raw cotton thread.',
  'font.body': 'All text. Andika was drawn for people who are learning to read.',
  'weight.regular': 'Running text.',
  'weight.bold': 'Headings, labels and what must not be missed.',
  'text.small': 'Notes and dates; the smallest text there is.',
  'text.body': 'Running text and controls.',
  'text.lead': 'The sentence that opens a screen or a verdict.',
  'text.title': 'Title of a card.',
  'text.headline': 'Title of a section.',
  'text.display': 'Title of a screen.',
  'text.verdict': 'The word of a verdict.',
  'leading.tight': 'Headings and buttons.',
  'leading.body': 'Running text.',
  'space.hair': 'Between an icon and its word.',
  'space.tiny': 'The least between two touch targets.',
  'space.small': 'Between parts that belong together.',
  'space.medium': "A phone's margin, a card's padding.",
  'space.large': 'Between cards.',
  'space.xlarge': 'Between sections.',
  'space.huge': 'Above and below what opens a screen.',
  'radius.small': 'Marks and small pictures.',
  'radius.control': 'Buttons and fields.',
  'radius.card': 'Cards and dialogs.',
  'radius.pill': 'Badges and chips.',
  'shadow.float': 'The one shadow, of what floats over the page.',
  'size.tap': 'The least side of a touch target.',
  'size.page': 'The widest page.',
  'size.column': 'The widest column of text.',
  'motion.quick': 'A control that answers a touch.',
  'motion.calm': 'What arrives: a notification, a dialog, a menu.',
};

/**
 * What a value is for.
 *
 * @throws {Error} if nobody has said it: every value of the contract has its sentence.
 */
export function roleOf(path: readonly string[]): string {
  const [group, name, part] = path;
  const role = ROLES[group === 'tone' ? `tone.*.${part}` : `${group}.${name}`];
  if (!role) throw new Error(`Say in roles.ts what ${path.join('.')} is for.`);
  return role;
}
