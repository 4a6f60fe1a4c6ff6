import { globalStyle } from '@vanilla-extract/css';

/** Where no script runs, it would do nothing: what plays without stands in its place. */
globalStyle('[data-needs-scripts]', { '@media': { '(scripting: none)': { display: 'none' } } });
