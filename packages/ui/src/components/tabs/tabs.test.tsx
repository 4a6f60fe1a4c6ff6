import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render, screen } from '../../testing/render.tsx';
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
  ownsId: true,
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

describe('TabPanel', () => {
  it('stays the panel that its tab controls, whatever id it is given', () => {
    const own = { id: 'own' };
    render(
      withPanel(
        <TabPanel value="link" {...own}>
          Lien
        </TabPanel>,
      ),
    );
    expect(screen.getByRole('tab', { name: 'Lien Web' })).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel', { name: 'Lien Web' }).id,
    );
  });
});
