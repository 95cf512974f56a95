import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { LoginForm } from './LoginForm.tsx';

const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByLabelText(/^Password/);
const send = page.getByRole('button', { name: 'Log in' });
const alert = page.getByRole('alert');

async function logIn(): Promise<void> {
  await email.fill('typed@northside.example');
  await password.fill('typed');
  await send.click();
}

test('shows the catalogue’s message for wrong credentials and keeps the input', async () => {
  await show(<LoginForm />, {
    answers: [mock('login', 401, 'authentication.error.badcredentials')],
  });
  await logIn();
  await expect.element(alert).toMatchTextContent('Your email or password is wrong.');
  await expect.element(email).toHaveValue('typed@northside.example');
  await expectAccessible();
});

test.each([
  ['no body', null],
  ['OAuth’s word', { error: 'invalid_grant' }],
  ['another code', { errorCode: 'account.error.notfound', errorMessage: 'Unknown account' }],
])('shows the same message for wrong credentials with %s', async (_, body) => {
  await show(<LoginForm />, {
    answers: [
      http.post('*/login', () =>
        body ? HttpResponse.json(body, { status: 401 }) : new HttpResponse(null, { status: 401 }),
      ),
    ],
  });
  await logIn();
  await expect.element(alert).toMatchTextContent('Your email or password is wrong.');
});

test('focuses the error summary for an empty form and sends nothing', async () => {
  const { sent } = await show(<LoginForm />);
  await send.click();
  await expect.element(alert).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Enter your email address' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Enter your password' }).click();
  await expect.element(password).toHaveFocus();
  expect(sent.map(({ call }) => call)).not.toContain('POST /login');
});

test('shows the server’s text for an unknown code, without "Info: " and the reference of a fault', async () => {
  await show(<LoginForm />, {
    answers: [
      http.post('*/login', () =>
        HttpResponse.json(
          {
            errorCode: 'sample.error.unheardof',
            errorMessage: 'Info: The hall is <strong>closed</strong> today.',
            traceId: '0123456789abcdef',
            typedArgs: [],
          },
          { status: 409 },
        ),
      ),
    ],
  });
  await logIn();
  await expect.element(alert).toMatchTextContent('The hall is closed today.');
  await expect.element(alert).not.toMatchTextContent('Info:');
  await expect.element(alert).not.toMatchTextContent('0123456789abcdef');
});

test('shows how long the account is locked and the trace id, and keeps the input', async () => {
  await show(<LoginForm />, {
    answers: [
      http.post('*/login', () =>
        HttpResponse.json(
          {
            errorCode: 'authentication.error.toomanyattempts',
            errorMessage: 'Info: x',
            traceId: '0123456789abcdef',
            typedArgs: [{ type: 'NUMBER', value: '30' }],
          },
          { status: 429 },
        ),
      ),
    ],
  });
  await logIn();
  await expect
    .element(alert)
    .toMatchTextContent('Too many attempts. Wait 30 seconds and try again.');
  await expect.element(password).toHaveValue('typed');
});

test.each([
  ['\u202A\u00A0o\u2011neil!x@northside.example\u200B\u202C', 'o-neil!x@northside.example'],
  ['info@müller.example', 'info@müller.example'],
])('logs in with the copied address %o', async (copied, username) => {
  const { sent } = await show(<LoginForm />);
  await email.fill(copied);
  await password.fill('typed');
  await send.click();
  await expect
    .poll(() => sent.find(({ call }) => call === 'POST /login')?.body)
    .toEqual({ username, password: 'typed' });
});
