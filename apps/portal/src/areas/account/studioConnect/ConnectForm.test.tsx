import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../lib/session/useSession.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { ConnectForm } from './ConnectForm.tsx';

function Page() {
  const { user } = useSession();
  return user && <ConnectForm user={user} />;
}

const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const way = (name: RegExp) => page.getByRole('radio', { name });
const connect = page.getByRole('button', { name: 'Connect', exact: true });
const alert = page.getByRole('alert');
const calls = (sent: readonly { call: string }[]) =>
  sent.map(({ call }) => call).filter((call) => call.startsWith('POST'));

async function chooseBirthday(): Promise<void> {
  for (const [part, value] of [
    ['Day', '08'],
    ['Month', '07'],
    ['Year', '1991'],
  ] as const)
    await page.getByRole('combobox', { name: part, exact: true }).selectOptions(value);
}

/** Selects the studio, which connected users must do. */
async function chooseStudio(): Promise<void> {
  await page.getByRole('combobox', { name: 'Studio of your membership' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
}

test('reports unknown details, suggests another method, and clears the error when it is chosen', async () => {
  await show(<Page />, {
    answers: [
      mock('getUserInfo', 200, 'visitorInfo'),
      mock('connectWithEmail', 422, 'studioconnect.error.nomatch'),
    ],
  });
  await expect.element(way(/By email address/)).toBeChecked();
  await connect.click();
  const noMatch = page.getByText(/We couldn’t find a member with these details\./);
  await expect.element(noMatch).toBeVisible();
  await expect.element(page.getByText(/Try another way/)).toBeVisible();
  await expectAccessible();
  await way(/By customer number/).click();
  await expect.element(noMatch).not.toBeInTheDocument();
});

test('asks for the fields of each method and sends no invalid input', async () => {
  const { sent } = await show(<Page />, { answers: [mock('getUserInfo', 200, 'visitorInfo')] });
  await way(/By customer number/).click();
  await connect.click();
  await expect.element(alert).toMatchTextContent('Enter your customer number');

  await way(/By bank account/).click();
  await text('IBAN').fill('DE02 1203 0000 0000 2020 52');
  await chooseBirthday();
  await connect.click();
  await expect.element(alert).toMatchTextContent(/(?<!IBAN: )Invalid IBAN/);
  await text('IBAN').fill('de02-1203-0000-0000-2020-51');
  await userEvent.tab();
  await expect.element(text('IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51');
  await expectAccessible();

  await way(/By the last 4 characters of the IBAN/).click();
  await text('Last 4 characters of the IBAN').fill('12');
  await text('Last name').fill('Beispiel');
  await connect.click();
  await expect.element(alert).toMatchTextContent('Enter just the last 4 characters');
  expect(calls(sent)).toEqual([]);
  await text('Last 4 characters of the IBAN').fill('2051');
  await connect.click();
  await expect
    .poll(() => sent.find(({ call }) => call.startsWith('POST'))?.body)
    .toMatchObject({ lastname: 'Beispiel', dateOfBirth: '1991-07-08' });
});

test('shows an existing connection as an error at the studio field', async () => {
  await show(<Page />, {
    answers: [mock('connectWithCustomerCode', 409, 'studioconnect.error.alreadyconnected')],
  });
  await chooseStudio();
  await way(/By customer number/).click();
  await text('Customer number').fill('NS-10001');
  await chooseBirthday();
  await connect.click();
  await page.getByRole('link', { name: /^Studio of your membership: / }).click();
  const studio = page.getByRole('combobox', { name: 'Studio of your membership' });
  await expect.element(studio).toHaveFocus();
  await expect
    .element(studio)
    .toHaveAccessibleDescription(expect.stringContaining('already connected to this studio'));
  await expectAccessible();
});

test('shows how long to wait after too many attempts', async () => {
  await show(<Page />, {
    answers: [
      mock('getUserInfo', 200, 'visitorInfo'),
      mock('connectWithEmail', 429, 'authentication.error.toomanyattempts'),
    ],
  });
  await connect.click();
  await expect.element(page.getByText(/Too many attempts\. Wait \d+ seconds?/)).toBeVisible();
  await expectAccessible();
});

test.each([
  [
    /By customer number/,
    'Customer number',
    '\u200E\u00A0NS\u201110001\u200B',
    { customerCode: 'NS-10001' },
  ],
  [
    /By bank account/,
    'IBAN',
    '\u202Ade02\u00A01203\u20110000\u20090000 2020 51\u202C',
    { iban: 'DE02120300000000202051' },
  ],
] as const)(
  '%s: sends a copied value in plain characters',
  async (method, label, copied, value) => {
    const { sent } = await show(<Page />, { answers: [mock('getUserInfo', 200, 'visitorInfo')] });
    await way(method).click();
    await text(label).fill(copied);
    await chooseBirthday();
    await connect.click();
    await expect
      .poll(() => sent.find(({ call }) => call.startsWith('POST'))?.body)
      .toMatchObject(value);
  },
);
