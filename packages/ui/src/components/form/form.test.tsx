import { describeConformance } from '../../testing/conformance.tsx';
import { TextField } from '../text-field/index.ts';
import { Form } from './index.ts';

const form = {
  onSubmit: () => undefined,
  submit: <button type="submit">Envoyer</button>,
  children: <TextField label="Nom" />,
};

describeConformance('Form', {
  element: <Form {...form} failure={{ title: 'Erreur', text: 'Veuillez réessayer.' }} />,
  withRef: (ref) => <Form {...form} ref={ref} />,
  withProps: (props) => <Form {...form} {...props} />,
});
