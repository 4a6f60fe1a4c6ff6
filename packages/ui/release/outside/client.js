import '@scamguard/ui/fonts.css';
import '@scamguard/ui/styles.css';
import '@scamguard/ui/page';
import '@scamguard/ui/themes/partner-sample';
import { createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './page.js';

const root = document.getElementById('root');
if (root.hasChildNodes()) hydrateRoot(root, createElement(Page));
else createRoot(root).render(createElement(Page));
