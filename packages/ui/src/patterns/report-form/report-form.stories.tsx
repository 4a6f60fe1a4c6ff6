import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { sampleFile } from '../../testing/sample-files.ts';
import { filledReport, reportFields, voiceNoteTexts } from '../../testing/sample-reports.ts';
import { VoiceNoteRecorder } from '../voice-note-recorder/index.ts';
import { EMPTY_REPORT, ReportForm } from './index.ts';

const ignore = () => undefined;

const meta = {
  title: 'Patterns/ReportForm',
  component: ReportForm,
  args: {
    fields: reportFields,
    values: EMPTY_REPORT,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    submitLabel: 'Envoyer le signalement',
    busyLabel: 'Envoi en cours...',
    voiceNote: (
      <VoiceNoteRecorder
        state={{ name: 'idle' }}
        texts={voiceNoteTexts}
        limit={120}
        onRecord={ignore}
        onStop={ignore}
        onPlay={ignore}
        onPause={ignore}
        onRemove={ignore}
      />
    ),
  },
  render: function ControlledForm({ values: initial, onChange, ...args }) {
    const [values, setValues] = useState(initial);
    return (
      <ReportForm
        {...args}
        values={values}
        onChange={(field, value) => {
          onChange(field, value);
          setValues((before) => ({ ...before, [field]: value }));
        }}
      />
    );
  },
} satisfies Meta<typeof ReportForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Type d’arnaque' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: /^Contact de la personne/ })).not.toBeRequired();
  },
};

/** Filled in and sent by the keyboard alone. */
export const ByKeyboard: Story = {
  args: { voiceNote: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Type d’arnaque' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type d’arnaque' }), 'fake_job');
    await userEvent.tab();
    await userEvent.keyboard('Faux emploi à Dubaï');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenLastCalledWith('title');
    await userEvent.keyboard('On demande 35 000 FCFA de frais.');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Votre région' }), 'zou');
    await userEvent.tab();
    await userEvent.keyboard('+229{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('region', 'zou');
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Faux emploi à Dubaï');
  },
};

export const Filled: Story = {
  args: { values: { ...filledReport, image: sampleFile('recu.pdf', 'application/pdf') } },
};

/** Every rule of the specification at once; the first wrong field takes the focus. */
export const Invalid: Story = {
  args: {
    errors: {
      scamType: "Veuillez sélectionner le type d'arnaque.",
      title: 'Le titre doit contenir au moins 5 caractères.',
      description: 'La description doit contenir au moins 20 caractères.',
      region: 'Veuillez sélectionner votre région.',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le signalement' }));
    await expect(canvas.getByRole('combobox', { name: 'Type d’arnaque' })).toHaveFocus();
    await expect(canvas.getAllByRole('alert')).toHaveLength(4);
  },
};

export const Sending: Story = {
  args: { values: filledReport, busy: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Envoi en cours...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What was typed is still there. */
export const Failed: Story = {
  args: {
    values: filledReport,
    failure: { title: "Erreur lors de l'envoi", text: 'Une erreur est survenue. Veuillez réessayer.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Erreur lors de l'envoi");
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Transfert envoyé par erreur');
  },
};

/** The lists could not be had: the fields say so. */
export const EmptyLists: Story = {
  args: {
    fields: {
      ...reportFields,
      scamType: { ...reportFields.scamType, options: [], emptyText: "Aucun type d'arnaque disponible." },
      region: { ...reportFields.region, options: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Votre région' })).toHaveDisplayValue(
      'Aucune région disponible.',
    );
  },
};

export const WithoutVoiceNote: Story = { args: { voiceNote: undefined } };

export const LongTexts: Story = {
  args: {
    values: { ...filledReport, title: LONG_WORD, description: `${LONG_TEXT} ${LONG_WORD}` },
    errors: { title: LONG_TEXT },
    submitLabel: LONG_TEXT,
  },
};

export const YorubaAndFonLetters: Story = {
  args: { values: { ...filledReport, title: DIACRITICS, description: DIACRITICS } },
};

export const NarrowWithLargeText: Story = {
  args: { values: filledReport },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { args: { values: filledReport }, globals: { theme: 'dark' } };
