import {
  Button,
  Checkbox,
  RadioGroup,
  Select,
  Stack,
  TextField,
} from '../../../packages/ui/src/entries/index.ts';
import { nothing, type PicturesOf } from './picture.ts';

const PAID = [
  { value: 'yes', label: "Oui, j'ai payé" },
  { value: 'no', label: 'Non' },
];
const COUNTRIES = ['Bénin', "Côte d'Ivoire", 'Sénégal'];
const options = (names: readonly string[]) => names.map((label) => ({ value: label, label }));

export const fields: PicturesOf = {
  'Components/TextField': {
    do: (
      <TextField
        label="Votre adresse e-mail"
        help="Par exemple : awa@exemple.bj"
        type="email"
        defaultValue="kossi@"
      />
    ),
    dont: (
      <Stack>
        <TextField label="E-mail" placeholder="awa@exemple.bj" />
        <TextField label="E-mail" placeholder="awa@exemple.bj" defaultValue="kossi@" />
      </Stack>
    ),
  },
  'Components/RadioGroup': {
    do: <RadioGroup label="Avez-vous déjà payé ?" options={PAID} onValueChange={nothing} />,
    dont: <RadioGroup label="Paiement" options={PAID} value="no" onValueChange={nothing} />,
  },
  'Components/Checkbox': {
    do: (
      <Checkbox
        label="J'accepte que ScamGuard m'envoie les alertes par SMS."
        checked={false}
        onChange={nothing}
      />
    ),
    dont: <Checkbox label="Je ne refuse pas de recevoir des offres." checked onChange={nothing} />,
  },
  'Components/Select': {
    do: <Select label="Votre pays" options={options(COUNTRIES)} defaultValue="Bénin" />,
    dont: (
      <Stack gap="tiny">
        <Select label="Votre pays" options={options(['Afghanistan', 'Albanie'])} />
        <Button variant="secondary" width="full">
          Afghanistan
        </Button>
        <Button variant="secondary" width="full">
          Albanie
        </Button>
      </Stack>
    ),
  },
};
