/* A page with eleven components, as a partner would build it: what the size budget is measured on. */
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Accordion,
  AccordionItem,
  Badge,
  Button,
  Card,
  Dialog,
  frMessages,
  ProgressBar,
  Select,
  Skeleton,
  TabPanel,
  Tabs,
  TextField,
  ToastProvider,
  UiProvider,
  useToast,
} from '../dist/entries/index.js';

function Page() {
  const [tab, setTab] = useState('link');
  const [isOpen, setOpen] = useState(false);
  const { show } = useToast();
  return h(
    'main',
    null,
    h(TextField, { label: 'Lien' }),
    h(Select, { label: 'Pays', options: [{ value: 'BJ', label: 'Bénin' }] }),
    h(
      Tabs,
      { label: 'Quoi ?', items: [{ value: 'link', label: 'Lien' }], value: tab, onValueChange: setTab },
      h(TabPanel, { value: 'link' }, 'Un lien'),
    ),
    h(Accordion, null, h(AccordionItem, { title: 'Pourquoi ?' }, 'Pour vous.')),
    h(Button, { onClick: () => setOpen(true) }, 'Ouvrir'),
    h(Dialog, { open: isOpen, onOpenChange: setOpen, title: 'Question' }),
    h(Button, { onClick: () => show({ title: 'Envoyé' }) }, 'Envoyer'),
    h(ProgressBar, { label: 'Envoi', value: 40 }),
    h(Card, null, h(Badge, null, 'Nouveau'), h(Skeleton)),
  );
}

createRoot(document.body).render(h(UiProvider, { messages: frMessages }, h(ToastProvider, null, h(Page))));
