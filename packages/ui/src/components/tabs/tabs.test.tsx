import type { ReactNode } from 'react';
import { describeConformance } from '../../testing/conformance.tsx';
import { TabPanel, Tabs } from './index.ts';

const withPanel = (panel: ReactNode) => (
  <Tabs
    label="Que voulez-vous vérifier ?"
    items={[
      { value: 'link', label: 'Lien Web' },
      { value: 'number', label: 'Numéro Tél.' },
    ]}
    value="link"
    onValueChange={() => undefined}
  >
    {panel}
  </Tabs>
);

describeConformance('Tabs', {
  element: withPanel(
    <>
      <TabPanel value="link">Lien</TabPanel>
      <TabPanel value="number">Numéro</TabPanel>
    </>,
  ),
});

describeConformance('TabPanel', {
  element: withPanel(<TabPanel value="link">Lien</TabPanel>),
  withRef: (ref) =>
    withPanel(
      <TabPanel value="link" ref={ref}>
        Lien
      </TabPanel>,
    ),
  withProps: (props) =>
    withPanel(
      <TabPanel value="link" {...props}>
        Lien
      </TabPanel>,
    ),
});
