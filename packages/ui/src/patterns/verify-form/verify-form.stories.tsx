import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  bandLabels,
  DIACRITICS,
  LONG_WORD,
  type SampleKind,
  verifyKinds,
} from '../../testing/sample-content.ts';
import { ResultPanel, ResultPanelSkeleton } from '../result-panel/index.ts';
import { VerifyForm, type VerifyFormProps } from './index.ts';

const empty: Record<SampleKind, string> = { link: '', profile: '', number: '', conversation: '' };
const onSubmit = fn();

function ControlledForm(args: VerifyFormProps<SampleKind>) {
  const [kind, setKind] = useState(args.kind);
  const [values, setValues] = useState(args.values);
  return (
    <VerifyForm
      {...args}
      kind={kind}
      onKindChange={setKind}
      values={values}
      onValueChange={(changed, value) => setValues({ ...values, [changed]: value })}
    />
  );
}

const meta = {
  title: 'Patterns/VerifyForm',
  component: VerifyForm<SampleKind>,
  render: (args) => <ControlledForm {...args} />,
  args: {
    label: 'Que voulez-vous vérifier ?',
    helpTitle: 'Comment faire',
    busyLabel: 'Vérification en cours...',
    kinds: verifyKinds,
    kind: 'link',
    onKindChange: () => undefined,
    values: empty,
    onValueChange: () => undefined,
    onSubmit,
  },
} satisfies Meta<typeof VerifyForm<SampleKind>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only one kind is asked for: no tabs. */
export const OneKind: Story = {
  args: { kinds: verifyKinds.filter(({ kind }) => kind === 'number'), kind: 'number' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Numéro à vérifier' })).toBeVisible();
  },
};

/** Nothing typed yet: the button waits. */
export const Link: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Vérifier ce lien' });
    await waitFor(() => expect(button).toBeDisabled());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lien à vérifier' }), '   ');
    await expect(button).toBeDisabled();
  },
};

export const Profile: Story = { args: { kind: 'profile' } };

export const PhoneNumber: Story = {
  args: { kind: 'number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Numéro à vérifier' })).toHaveAttribute('type', 'tel');
  },
};

export const Conversation: Story = {
  args: { kind: 'conversation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('rows', '6');
    const button = canvas.getByRole('button', { name: 'Analyser cette conversation' });
    await waitFor(() => expect(button).toBeDisabled());
  },
};

/** A typed text stays with its tab. */
export const KeepsValues: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'https://www.mtn.bj/');
    await userEvent.click(canvas.getByRole('tab', { name: 'Numéro Tél.' }));
    await expect(canvas.getByRole('textbox', { name: 'Numéro à vérifier' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('tab', { name: 'Lien Web' }));
    await expect(canvas.getByRole('textbox', { name: 'Lien à vérifier' })).toHaveValue('https://www.mtn.bj/');
  },
};

export const Submitted: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'mtn-bj.promo-gagnant.xyz{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('link');
  },
};

/** Enter in the empty field tells the caller, who says what is missing. */
export const EnterWhenEmpty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('link');
  },
};

export const Invalid: Story = {
  args: { errors: { link: "Veuillez entrer l'information à vérifier." } },
};

export const Busy: Story = {
  args: {
    values: { ...empty, link: 'http://mtn-bj.promo-gagnant.xyz/login' },
    busy: ['link'],
    results: { link: <ResultPanelSkeleton label="Vérification en cours..." /> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Vérification en cours...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const WithResult: Story = {
  args: {
    values: { ...empty, link: 'http://mtn-bj.promo-gagnant.xyz/login' },
    results: {
      link: (
        <ResultPanel
          outcome="danger"
          word="Danger"
          title="Risque détecté !"
          text="Attention! Cet élément présente des risques potentiels."
          recommendations={{ heading: 'Que faire maintenant', steps: ["N'ouvrez pas ce lien."] }}
          risk={{ label: 'Niveau de risque', level: 92, bandLabels }}
        />
      ),
    },
  },
};

export const LongWordTyped: Story = {
  args: { kind: 'conversation', values: { ...empty, conversation: LONG_WORD } },
};

export const YorubaAndFonLetters: Story = {
  args: { kind: 'conversation', values: { ...empty, conversation: DIACRITICS } },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
