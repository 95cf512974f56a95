import { mock } from '@studio-portal/sdk/msw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { AddEmail } from './AddEmail.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';

const text = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const password = page.getByLabelText(/^Your password/);
const alert = page.getByRole('alert');

test('reports a wrong code, sends a new one and returns to the address', async () => {
  const confirmed = vi.fn<(email: string) => void>();
  await show(<AddEmail waiting={undefined} onConfirmed={confirmed} />, {
    answers: [mock('verifyAdditionalEmail', 422, 'verification.error.codeinvalid')],
  });
  await text('Email address').fill('added@mail.example');
  await button('Send code').click();
  await expect
    .element(page.getByRole('heading', { name: 'Enter the code for added@mail.example' }))
    .toBeVisible();
  // The focus continues at the code field, not at the top of the page.
  await userEvent.tab();
  await expect.element(text('Code')).toHaveFocus();
  await userEvent.keyboard('WRONG1{Enter}');
  await expect.element(alert).toMatchTextContent('This code is wrong');
  await expectAccessible();
  await button('Send new code').click();
  await expect.element(page.getByText(/We’ve sent you a new code/)).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await button('Use another address').click();
  await expect.element(text('Email address')).toHaveValue('added@mail.example');
  expect(confirmed).not.toHaveBeenCalled();
});

const change = (
  <ChangeEmail
    present="main@mail.example"
    emails={[
      { id: 1, email: 'main@mail.example', main: true, verified: true },
      { id: 2, email: 'known@mail.example', main: false, verified: true },
    ]}
    chosen={undefined}
    onChanged={() => undefined}
  />
);

test('requires a choice for the main address and shows a wrong password at its field', async () => {
  await show(change, { answers: [mock('changeMainEmail', 422, 'password.error.wrong')] });
  await button('Change main address').click();
  await page.getByRole('link', { name: /^Which address/ }).click();
  await expect.element(page.getByRole('radio', { name: 'known@mail.example' })).toHaveFocus();
  await expectAccessible();
  await page.getByRole('radio', { name: 'known@mail.example' }).click();
  await password.fill('not-the-Passw0rd');
  await button('Change main address').click();
  await page.getByRole('link', { name: 'Your password: This password is wrong.' }).click();
  await expect.element(password).toHaveFocus();
});
