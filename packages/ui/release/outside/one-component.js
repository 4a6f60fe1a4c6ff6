import '@scamguard/ui/button/styles';
import { Button } from '@scamguard/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(createElement(Button, undefined, 'Alone'));
