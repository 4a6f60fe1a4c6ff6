import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '../../../packages/ui/src/entries/index.ts';
import { nothing, type PicturesOf } from './picture.ts';

const line = (
  <Card>
    <Stack>
      <Skeleton shape="title" />
      <Skeleton count={2} />
    </Stack>
  </Card>
);

export const feedback: PicturesOf = {
  'Components/Dialog': {
    do: (
      <Card>
        <Stack>
          <Heading level={3}>Effacer cette discussion ?</Heading>
          <Text>Elle ne pourra pas être retrouvée.</Text>
          <Inline>
            <Button variant="danger">Effacer</Button>
            <Button variant="secondary">Garder</Button>
          </Inline>
        </Stack>
      </Card>
    ),
    dont: (
      <Card>
        <Stack>
          <Heading level={3}>Bienvenue ! Donnez votre avis</Heading>
          <Text>Vous venez d'arriver sur cette page.</Text>
          <Inline>
            <Button>OK</Button>
            <Button variant="secondary">Annuler</Button>
          </Inline>
        </Stack>
      </Card>
    ),
  },
  'Components/Notice': {
    do: <Notice tone="attention">Ce site imite mtn.bj. N'y écrivez pas votre code secret.</Notice>,
    dont: (
      <Stack gap="tiny">
        <Notice tone="attention">Ce site est suspect.</Notice>
        <Notice>Vous pouvez nous écrire.</Notice>
      </Stack>
    ),
  },
  'Components/EmptyState': {
    do: (
      <EmptyState
        title="Aucune arnaque correspondante trouvée."
        headingLevel={3}
        action={<LinkButton href="#">Vérifier ce message</LinkButton>}
      >
        Cela ne veut pas dire que tout va bien.
      </EmptyState>
    ),
    dont: (
      <Card>
        <Heading level={3}>Résultats</Heading>
        <div style={{ height: 96 }} />
      </Card>
    ),
  },
  'Components/ErrorState': {
    do: (
      <Stack>
        <TextField label="Rechercher" defaultValue="faux emploi" />
        <ErrorState
          title="La recherche n'a pas abouti"
          headingLevel={3}
          retry={{ label: 'Réessayer', onRetry: nothing }}
        >
          Vérifiez votre connexion. Ce que vous avez tapé est encore là.
        </ErrorState>
      </Stack>
    ),
    dont: (
      <Stack>
        <TextField label="Rechercher" />
        <ErrorState title="Erreur inconnue" headingLevel={3}>
          ERR_500
        </ErrorState>
      </Stack>
    ),
  },
  'Components/Skeleton': {
    do: line,
    dont: (
      <Stack gap="tiny">
        {line}
        {line}
        {line}
      </Stack>
    ),
  },
};
