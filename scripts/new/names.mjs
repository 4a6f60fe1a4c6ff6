/** `opening-hours`: how folders and files are called. */
export const isKebab = (name) => /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name);

/** `openingHours`. */
export const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** `OpeningHours`. */
export const pascal = (name) => camel(`-${name}`);

/** `Opening hours`. */
export const spaced = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** A key of an object, in quotation marks only where it needs them. */
export const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** A string constant. */
export const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
