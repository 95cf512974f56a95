import { getUserInfo } from '@studio-portal/sdk/api/me';
import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { store } from '../../lib/browser/storage.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { SettingsRoute } from './SettingsRoute.tsx';

afterEach(() => store('payment-method', undefined));

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

test('what is kept is listed, the preferred one is marked, another one can be preferred', async () => {
  const { sent } = await show(<SettingsRoute />, { member: true, answers: [allKept] });
  await expect.element(row('Visa •••• 4242')).toMatchTextContent(/Valid until 12\/2030.*Preferred/);
  await expectAccessible();
  await row('PayPal')
    .getByRole('button', { name: /^Make preferred/ })
    .click();
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain('POST /v2/paymentinstruments/8504/prefer');
});

test('one is removed once that is confirmed; what it is still needed for is said', async () => {
  const { sent } = await show(<SettingsRoute />, { member: true, answers: [allKept] });
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

test('the mandate of a direct debit is read again', async () => {
  await show(<SettingsRoute />, { member: true, answers: [allKept] });
  await section.getByRole('button', { name: /^View mandate/ }).click();
  const mandate = page.getByRole('region', { name: 'SEPA Direct Debit Mandate' });
  await expect
    .element(mandate)
    .toMatchTextContent(/eight weeks.*NO1001-7K3M9QX2WA.*DE•• •••• 4242/);
  await expectAccessible();
  await section.getByRole('button', { name: /^Hide mandate/ }).click();
  await expect.element(mandate).not.toBeInTheDocument();
});

test('a mandate is shown as it was given, with who owes, without asking for its text of today', async () => {
  const answers = [mock('listPaymentInstruments', 200, 'mandatesGiven')];
  const { sent: asked } = await show(<SettingsRoute />, { member: true, answers });
  await section.getByRole('button', { name: /^View mandate.*DE•• •••• 4242/ }).click();
  await expect
    .element(page.getByRole('region', { name: 'SEPA Direct Debit Mandate' }))
    .toMatchTextContent(/Mona Muster, Beispielweg 7, 10115 Berlin/);
  expect(asked.filter(({ call }) => call.includes('sepa/agreement'))).toEqual([]);
});

test('a mandate that another studio has is read there', async () => {
  const answers = [allKept, mock('getSepaAgreement', 404, 'studio.error.nosepaagreement')];
  await show(<SettingsRoute />, { member: true, answers });
  await section.getByRole('button', { name: /^View mandate/ }).click();
  await expect
    .element(section.getByText(/You gave this mandate \(NO1001-7K3M9QX2WA\) to another studio/))
    .toBeVisible();
});

test('nothing kept invites to add something; what could not be loaded is asked for again', async () => {
  let fails = true;
  const failing = http.get('*/v2/paymentinstruments', () =>
    fails ? HttpResponse.json({}, { status: 500 }) : undefined,
  );
  const answers = [failing, mock('listPaymentInstruments', 200, 'emptyList')];
  await show(<SettingsRoute />, { member: true, answers });
  const again = section.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(section.getByText(/^You haven’t saved a payment method yet/)).toBeVisible();
});

test('a bank account is added with its mandate, and is in the list afterwards', async () => {
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
  // Nothing is kept for what is paid later.
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

test('a refusal at the provider says that nothing was added', async () => {
  // Back from there, as whoever the examples log in.
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
