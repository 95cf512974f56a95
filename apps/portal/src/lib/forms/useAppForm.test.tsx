import { CustomerData } from '@studio-portal/sdk/zod/schemas/CustomerData';
import { useLayoutEffect } from 'react';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { show } from '../../testing/show.tsx';
import { type FieldInput, withSchemas } from './fieldSpec.ts';
import { Form } from './Form.tsx';
import { personFields } from './personFields.ts';
import { TextInput } from './TextInput.tsx';
import { type FieldOf, type FieldProps, useAppForm } from './useAppForm.ts';

const fields = withSchemas(
  { firstname: personFields.firstname, dateOfBirth: personFields.dateOfBirth },
  CustomerData.shape,
);
const sent = vi.fn<(values: { firstname: string }) => void>();
const heard = vi.fn<(values: { firstname: string }) => void>();

function Name({ check }: Pick<FieldInput, 'check'>) {
  const firstname = { ...fields.firstname, ...(check ? { check } : {}) };
  const { form, field } = useAppForm(
    { ...fields, firstname },
    {
      start: { firstname: ' Vic ', dateOfBirth: '' },
      onSubmit: sent,
      onInput: heard,
      pending: false,
      error: null,
    },
  );
  return (
    <Form of={form} submit="Send">
      <TextInput {...field('firstname')} />
    </Form>
  );
}

/** Sets an input's value and bypasses React, which takes over assignments. */
const setValue = (input: Element, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

test('accepts only names of fields, each for inputs of its type', () => {
  expectTypeOf<Parameters<FieldOf<typeof fields>>[0]>().toEqualTypeOf<
    'dateOfBirth' | 'firstname'
  >();
  expectTypeOf<FieldProps<'birthday'>>().not.toExtend<Parameters<typeof TextInput>[0]>();
  expectTypeOf<FieldProps<'email'>>().toExtend<Parameters<typeof TextInput>[0]>();
});

test('ignores fields that are not on screen and trims values', async () => {
  await show(<Name />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent.mock.calls).toEqual([[{ firstname: 'Vic', dateOfBirth: '' }]]);
});

test('submits what the browser filled in without an event', async () => {
  sent.mockClear();
  await show(<Name />);
  // Without an event, as autofill in some browsers and extensions does.
  setValue(page.getByRole('textbox', { name: 'First name' }).element(), 'Robin');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent.mock.calls).toEqual([[{ firstname: 'Robin', dateOfBirth: '' }]]);
});

test('submits nothing and shows an error if a check throws', async () => {
  sent.mockClear();
  await show(<Name check={z.refine(() => Promise.reject(new Error('broken')))} />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue(' Vic ');
});

test('reads text that was typed before the effects of the page have run', async () => {
  function TypedAtOnce() {
    useLayoutEffect(() => {
      const input = document.querySelector('form input');
      if (!input) return;
      setValue(input, 'Robin');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, []);
    return <Name />;
  }
  await show(<TypedAtOnce />);
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Robin');
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ firstname: 'Robin' }));
});
