// @vitest-environment jsdom
import { RequestError } from '@scamguard/client';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { rulesFrom } from './rules.ts';
import { useForm } from './use-form.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name?')),
  text: z.string().check(z.minLength(3, 'Too short.')),
});
const initial = { name: '', text: '' };
const rules = rulesFrom(async () => () => schema);
await rules.fetch();
const draw = (onSend = vi.fn().mockResolvedValue(undefined), wasTried = false, known = rules) => {
  const { result } = renderHook(() => useForm({ initial, rules: known, given: [], onSend, wasTried }));
  const type = (field: 'name' | 'text', value: string) =>
    act(() => result.current.state.onChange(field, value));
  return { form: () => result.current, type, onSend };
};
afterEach(cleanup);

it('shows a mistake once its field was left', async () => {
  const { form } = draw();
  expect(form().state.errors).toEqual({});
  await act(async () => form().state.onBlur?.('name'));
  expect(form().state.errors).toEqual({ name: 'Name?' });
});

it('shows all mistakes at once when sending was tried, and sends nothing', async () => {
  const { form, onSend } = draw();
  await act(async () => form().send());
  expect(form().state.errors).toEqual({ name: 'Name?', text: 'Too short.' });
  expect(onSend).not.toHaveBeenCalled();
  expect(draw(undefined, true).form().state.errors).toEqual({ name: 'Name?', text: 'Too short.' });
});

it('sends right values and is busy until they are there', async () => {
  const arrivals: (() => void)[] = [];
  const { form, type, onSend } = draw(vi.fn(() => new Promise<void>((done) => arrivals.push(done))));
  type('name', 'Awa');
  type('text', 'Help');
  act(() => form().send());
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ name: 'Awa', text: 'Help' }, expect.anything()));
  expect(form().isBusy).toBe(true);
  await act(async () => arrivals.forEach((arrive) => arrive()));
  expect(form().isBusy).toBe(false);
});

it('shows what the server refuses beside its field, until something else is typed', async () => {
  const { form, type } = draw(undefined, true);
  type('name', 'Awa');
  const body = {
    code: 'invalid_input',
    message: 'Taken.',
    details: [{ field: 'name', problem: 'not_allowed' }],
  };
  let isShown = false;
  act(() => {
    isShown = form().refuse(new RequestError(400, JSON.stringify(body)));
  });
  expect([isShown, form().state.errors?.name]).toEqual([true, 'Taken.']);
  type('name', 'Awa B.');
  expect(form().state.errors?.name).toBeUndefined();
  expect(form().refuse(new TypeError('Failed to fetch'))).toBe(false);
});

it('fetches its rules when something is written, and then says what was wrong already', async () => {
  const load = vi.fn(async () => () => schema);
  const { form, type } = draw(undefined, false, rulesFrom(load));
  expect(load).not.toHaveBeenCalled();
  await act(async () => form().state.onBlur?.('name'));
  await waitFor(() => expect(form().state.errors).toEqual({ name: 'Name?' }));
  type('name', 'Awa');
  expect(form().state.errors).toEqual({});
  expect(load).toHaveBeenCalledTimes(1);
});

it('waits for its rules when nothing was written before sending', async () => {
  const { form, onSend } = draw(
    undefined,
    false,
    rulesFrom(async () => () => schema),
  );
  await act(async () => form().send());
  await waitFor(() => expect(form().state.errors).toEqual({ name: 'Name?', text: 'Too short.' }));
  expect([onSend.mock.calls.length, form().isBusy]).toEqual([0, false]);
});

it('leaves it to the server to say what is wrong where the rules cannot be had', async () => {
  const { form, onSend } = draw(
    undefined,
    false,
    rulesFrom(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  await act(async () => form().send());
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
});
