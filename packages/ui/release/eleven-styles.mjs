/* The styles of the page in eleven-components.mjs. */
import '../dist/styles/accordion.js';
import '../dist/styles/badge.js';
import '../dist/styles/button.js';
import '../dist/styles/card.js';
import '../dist/styles/dialog.js';
import '../dist/styles/progress-bar.js';
import '../dist/styles/select.js';
import '../dist/styles/skeleton.js';
import '../dist/styles/tabs.js';
import '../dist/styles/text-field.js';
import '../dist/styles/toast.js';
