import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { Container, Grid, Inline, Stack, WithAside } from './index.ts';

const meta = {
  title: 'Components/Layout',
  component: Stack,
  subcomponents: { Inline, Grid, Container, WithAside },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Vérification', 'Signalement', 'Éducation', 'Accessibilité'].map((name) => (
  <Card key={name}>
    <Text weight="bold">{name}</Text>
  </Card>
));

export const StackOfCards: Story = { render: () => <Stack gap="small">{cards}</Stack> };

/** Side by side while there is room. */
export const InlineButtons: Story = {
  render: () => (
    <Inline>
      <Button>VÉRIFIER</Button>
      <Button variant="secondary">SIGNALER</Button>
      <Button variant="quiet">Démarrer une discussion</Button>
    </Inline>
  ),
};

export const GridOfCards: Story = { render: () => <Grid column="narrow">{cards}</Grid> };

export const GridOnDesktop: Story = {
  render: () => <Grid>{cards}</Grid>,
  globals: { viewport: { value: 'desktop' } },
};

/** Fields with and without help: what is filled in stands in one line. */
export const GridOfFields: Story = {
  render: () => (
    <Grid align="end">
      <TextField label="Votre nom" />
      <TextField label="Votre clé" help="Seulement si nous vous en avons donné une." />
    </Grid>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [name, key] = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().top);
    await expect(name).toBe(key);
  },
};

export const ContainerColumn: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Container width="column" spacing="page">
      <Stack>{cards}</Stack>
    </Container>
  ),
};

const helped = () => (
  <WithAside asideLabel="Aide" aside={cards.slice(2)}>
    <Stack>{cards.slice(0, 2)}</Stack>
  </WithAside>
);

export const AsideBelow: Story = { render: helped };

export const AsideBeside: Story = { render: helped, globals: { viewport: { value: 'desktop' } } };
