import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Result } from './quick-start.jsx';

createRoot(document.getElementById('root')).render(createElement(Result));
