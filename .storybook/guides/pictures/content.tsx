import {
  Badge,
  Card,
  Heading,
  Inline,
  Stack,
  Tabs,
  Text,
  TextField,
} from '../../../packages/ui/src/entries/index.ts';
import { nothing, type PicturesOf } from './picture.ts';

const KINDS = [
  { value: 'link', label: 'Lien' },
  { value: 'number', label: 'Numéro' },
  { value: 'profile', label: 'Profil' },
];
const STEPS = [
  { value: 'name', label: 'Votre nom' },
  { value: 'phone', label: 'Téléphone' },
];

export const content: PicturesOf = {
  'Components/Heading': {
    do: (
      <Stack gap="tiny">
        <Heading level={2} size="headline">
          Arnaques du moment
        </Heading>
        <Heading level={3} size="small">
          Faux emploi à Abidjan
        </Heading>
        <Text tone="muted" size="small">
          h2, h3
        </Text>
      </Stack>
    ),
    dont: (
      <Stack gap="tiny">
        <Heading level={2} size="headline">
          Arnaques du moment
        </Heading>
        <Heading level={4} size="small">
          Faux emploi à Abidjan
        </Heading>
        <Text tone="muted" size="small">
          h2, h4
        </Text>
      </Stack>
    ),
  },
  'Components/Badge': {
    do: (
      <Inline>
        <Badge tone="danger">Danger</Badge>
        <Badge>Cotonou</Badge>
      </Inline>
    ),
    dont: (
      <Inline>
        <Badge tone="danger">1</Badge>
        <Badge tone="attention">SMS</Badge>
        <Badge tone="success">Nouveau</Badge>
        <Badge>Cotonou</Badge>
      </Inline>
    ),
  },
  'Components/Tabs': {
    do: (
      <Tabs label="Que voulez-vous vérifier ?" items={KINDS} value="link" onValueChange={nothing}>
        <Card>
          <TextField label="Lien à vérifier" />
        </Card>
      </Tabs>
    ),
    dont: (
      <Tabs label="Inscription" items={STEPS} value="name" onValueChange={nothing}>
        <Card>
          <TextField label="Votre nom" />
        </Card>
      </Tabs>
    ),
  },
};
