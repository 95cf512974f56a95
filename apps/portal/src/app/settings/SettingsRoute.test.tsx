import { getUserInfo } from '@studio-portal/sdk/api/me';
import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Navigate, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { store } from '../../lib/browser/storage.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { SettingsRoute } from './SettingsRoute.tsx';

const allKept = mock('listPaymentInstruments', 200, 'instrumentsOfAllKinds');
const section = page.getByRole('region', { name: 'Payment methods' });
const row = (name: string) => section.getByRole('listitem').filter({ hasText: name });
const dialog = page.getByRole('dialog');

/** The page that adds a payment method. */
const adding = (
  <Routes>
    <Route path="/" element={<Navigate to="/settings?add=payment-method" />} />
    <Route path="*" element={<SettingsRoute />} />
  </Routes>
);

/** Shows the settings, with the sections above the payment methods, which would move their buttons. */
async function showSettings(circumstances: Parameters<typeof show>[1]) {
  const shown = await show(<SettingsRoute />, circumstances);
  await expect.poll(shown.countFetching).toBe(0);
  return shown;
}

test('lists stored methods, marks the preferred one and prefers another', async () => {
  const { sent } = await showSettings({ member: true, answers: [allKept] });
  await expect.element(row('Visa •••• 4242')).toMatchTextContent(/Valid until 12\/2030.*Preferred/);
  await expectAccessible();
  await row('PayPal')
    .getByRole('button', { name: /^Make preferred/ })
    .click();
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain('POST /v2/paymentinstruments/8504/prefer');
});

test('removes a method only after confirmation', async () => {
  const { sent } = await showSettings({ member: true, answers: [allKept] });
  await row('PayPal')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.element(dialog).toMatchTextContent('Remove PayPal p•••@paypal.example?');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await row('PayPal')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain('POST /v2/paymentinstruments/8504/archive');
});

test('shows the mandate of a direct debit', async () => {
  await showSettings({ member: true, answers: [allKept] });
  await section.getByRole('button', { name: /^View mandate/ }).click();
  const mandate = page.getByRole('region', { name: 'SEPA Direct Debit Mandate' });
  await expect
    .element(mandate)
    .toMatchTextContent(/eight weeks.*NO1001-7K3M9QX2WA.*DE•• •••• 4242/);
  await expectAccessible();
  await section.getByRole('button', { name: /^Hide mandate/ }).click();
  await expect.element(mandate).not.toBeInTheDocument();
});

test('shows a mandate as it was given, with the debtor, without loading the current text', async () => {
  const answers = [mock('listPaymentInstruments', 200, 'mandatesGiven')];
  const { sent: asked } = await showSettings({ member: true, answers });
  await section.getByRole('button', { name: /^View mandate.*DE•• •••• 4242/ }).click();
  await expect
    .element(page.getByRole('region', { name: 'SEPA Direct Debit Mandate' }))
    .toMatchTextContent(/Mona Muster, Beispielweg 7, 10115 Berlin/);
  expect(asked.filter(({ call }) => call.includes('sepa/agreement'))).toEqual([]);
});

test('shows a mandate that was given to another studio', async () => {
  const answers = [allKept, mock('getSepaAgreement', 404, 'studio.error.nosepaagreement')];
  await showSettings({ member: true, answers });
  await section.getByRole('button', { name: /^View mandate/ }).click();
  await expect
    .element(section.getByText(/You gave this mandate \(NO1001-7K3M9QX2WA\) to another studio/))
    .toBeVisible();
});

test('invites to add a method if there is none, and retries after an error', async () => {
  let fails = true;
  const failing = http.get('*/v2/paymentinstruments', () =>
    fails ? HttpResponse.json({}, { status: 500 }) : undefined,
  );
  const answers = [failing, mock('listPaymentInstruments', 200, 'emptyList')];
  await showSettings({ member: true, answers });
  const again = section.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(section.getByText(/^You haven’t saved a payment method yet/)).toBeVisible();
});

test('adds a bank account with its mandate and lists it', async () => {
  const { sent } = await show(adding, {
    member: true,
    answers: [
      http.get('*/v1/tokenization/payment-methods', () =>
        HttpResponse.json([
          { paymentMethod: 'PAYPAL', paymentType: 'PAYPAL', authenticationRequired: true },
          { paymentMethod: 'FINION_PAY', paymentType: null, authenticationRequired: true },
          {
            paymentMethod: 'DIRECT_DEBIT',
            paymentType: 'DIRECT_DEBIT',
            authenticationRequired: false,
          },
        ]),
      ),
      mock('initiateTokenization', 201, 'tokenizationAuthorized'),
      mock('getTokenizationState', 200, 'tokenizationAuthorized'),
      allKept,
    ],
  });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Add payment method' }))
    .toBeVisible();
  // Pay-later methods cannot be stored.
  await expect.poll(() => page.getByRole('radio').elements()).toHaveLength(2);
  await page.getByRole('radio', { name: /^SEPA/ }).click();
  await page.getByRole('textbox', { name: 'Account holder' }).fill('Vic Visitor');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE86 1001 0010 0000 0042 42');
  await page.getByRole('checkbox', { name: 'I give this mandate' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Add payment method' }).click();
  await expect.element(section.getByText('Visa •••• 4242')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      'POST /v1/tokenization/initiate',
      'POST /v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001/complete',
    ]),
  );
});

test('says that nothing was added after a rejection by the provider', async () => {
  // Simulates the return from the provider as the user of the example data.
  await show(<h1>Before</h1>, { member: true });
  const { id: owner } = await getUserInfo();
  store('payment-method', { reference: '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001', owner });
  await show(adding, {
    member: true,
    answers: [mock('getTokenizationState', 200, 'tokenizationDeclined')],
  });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Your bank declined this card. Try another one. Nothing has been added.');
});
