import {
  BackIcon,
  CloseIcon,
  CommunityIcon,
  LearnIcon,
  MenuIcon,
  SupportIcon,
} from '../../../packages/ui/src/entries/icons.ts';
import {
  Button,
  Heading,
  IconButton,
  Inline,
  ListenButton,
  Stack,
  Text,
  TextField,
  TextLink,
} from '../../../packages/ui/src/entries/index.ts';
import { nothing, type PicturesOf } from './picture.ts';

const REST = 'Un inconnu vous demande un code reçu par SMS ?';
const listen = <ListenButton label="Écouter" stopLabel="Pause" speaking={false} onToggle={nothing} />;

export const actions: PicturesOf = {
  'Components/Button': {
    do: (
      <Stack>
        <TextField label="Lien à vérifier" error="Collez d'abord le lien." />
        <Button width="full">Vérifier ce lien</Button>
        <Button variant="quiet" width="full">
          Signaler
        </Button>
      </Stack>
    ),
    dont: (
      <Stack>
        <TextField label="Lien à vérifier" />
        <Button width="full" disabled>
          Vérifier ce lien
        </Button>
        <Button width="full">Signaler</Button>
      </Stack>
    ),
  },
  'Components/IconButton': {
    do: (
      <Inline justify="between">
        <IconButton label="Retour" icon={BackIcon} />
        <IconButton label="Fermer" icon={CloseIcon} />
      </Inline>
    ),
    dont: (
      <Inline>
        <IconButton label="Apprendre" icon={LearnIcon} variant="outlined" />
        <IconButton label="Communauté" icon={CommunityIcon} variant="outlined" />
        <IconButton label="Aide" icon={SupportIcon} variant="outlined" />
        <IconButton label="Menu" icon={MenuIcon} variant="outlined" />
      </Inline>
    ),
  },
  'Components/TextLink': {
    do: (
      <Text>
        Ne donnez jamais ce code. <TextLink href="#">Ce que fait un code secret</TextLink>
      </Text>
    ),
    dont: (
      <Text>
        Ne donnez jamais ce code.{' '}
        <span style={{ color: 'var(--sg-color-action)' }}>Ce que fait un code secret</span>
      </Text>
    ),
  },
  'Components/ListenButton': {
    do: (
      <Stack>
        {listen}
        <Heading level={3}>Le code secret</Heading>
        <Text>{REST} Ne le donnez pas.</Text>
      </Stack>
    ),
    dont: (
      <Stack>
        <Heading level={3}>Le code secret</Heading>
        <Text>{REST} Ne le donnez pas.</Text>
        <ListenButton
          label="Écouter"
          stopLabel="Pause (la lecture a commencé seule)"
          speaking
          onToggle={nothing}
        />
      </Stack>
    ),
  },
};
