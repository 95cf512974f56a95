import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { MethodLinkPage } from './MethodLinkPage.tsx';

// Polling interval in milliseconds, shortened for the test.
vi.mock('../../checkout/summary/pollInterval.ts', () => ({ pollInterval: 100 }));

const token = 'pmt_4Hs8Wq2Zk6Tn0Yb3Vc7Rf1Lx9Md5Ga';
const title = page.getByRole('heading', { level: 1 });
const change = page.getByRole('button', { name: 'Change payment method' });

const refused = (errorCode: string) =>
  HttpResponse.json({ errorCode, errorMessage: errorCode }, { status: 409 });

const toChoose = mock('getPaymentMethodConfiguration', 200, 'methodsToChoose');

/** Enters a bank account and accepts the mandate. */
async function typeMandate(): Promise<void> {
  await page.getByRole('radio', { name: /^SEPA Direct Debit/ }).click();
  await page.getByRole('textbox', { name: /Account holder/ }).fill('Mona Muster');
  await page.getByRole('textbox', { name: /IBAN/ }).fill('DE86100100100000004242');
  await page.getByRole('checkbox', { name: /I give this mandate/ }).click();
}

test('shows at the button that the link has expired, and keeps the form values', async () => {
  let isOpen = true;
  await show(<MethodLinkPage token={token} />, {
    answers: [
      http.get(`*/payment-methods/${token}/configuration`, () =>
        isOpen ? undefined : refused('link.error.expired'),
      ),
      http.put(`*/payment-methods/${token}`, () => refused('link.error.expired')),
      toChoose,
    ],
  });
  await typeMandate();
  isOpen = false;
  await change.click();
  await expect.element(page.getByText(/^This link has expired\./)).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: /Account holder/ }))
    .toHaveValue('Mona Muster');
  await expectAccessible();
});

test('says that the link was used elsewhere and what that changed', async () => {
  let isOpen = true;
  const inFrame = (
    <main id="content">
      <MethodLinkPage token={token} />
    </main>
  );
  await show(inFrame, {
    answers: [
      http.get(`*/payment-methods/${token}/configuration`, () =>
        isOpen ? undefined : refused('link.error.used'),
      ),
      http.put(`*/payment-methods/${token}`, () => refused('link.error.used')),
      toChoose,
    ],
  });
  await typeMandate();
  isOpen = false;
  await change.click();
  await expect.element(title).toHaveTextContent('This link has already been used');
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByText(/If that wasn’t you, tell the studio\.$/)).toBeVisible();
  await expectAccessible();
});

test('shows the reference of an accepted mandate', async () => {
  const { sent } = await show(<MethodLinkPage token={token} />, { answers: [toChoose] });
  await typeMandate();
  await change.click();
  await expect.element(title).toHaveTextContent('Your payment method is changed');
  await expect.element(page.getByText('NO1001-7K3M9QX2WA')).toBeVisible();
  const { body } = sent.find(({ call }) => call.startsWith('PUT')) ?? {};
  expect(body).toMatchObject({
    sepaMandate: { accountHolder: 'Mona Muster', iban: 'DE86100100100000004242' },
  });
  await expectAccessible();
});

test('retries a failed finalization and finalizes only once', async () => {
  let calls = 0;
  await show(<MethodLinkPage token={token} />, {
    answers: [
      mock('getPaymentMethodConfiguration', 200, 'methodConfirmed'),
      http.post(`*/payment-methods/${token}/finalize`, () => {
        calls += 1;
        return calls === 1 ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    ],
  });
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(title).toHaveTextContent('Your payment method is changed');
  expect(calls).toBe(2);
});

test.each([
  ['answers it', 200, 'Change payment method'],
  ['does not know it', 404, 'This link isn’t valid'],
  ['refuses its form', 400, 'This link isn’t valid'],
] as const)('shows a link of another form if the backend %s', async (_case, status, expected) => {
  const errorCode = status === 404 ? 'link.error.notfound' : 'request.error.invalid';
  const answers = [
    http.get('*/payment-method/any%20form/customer', () =>
      status === 200 ? undefined : HttpResponse.json({ errorCode }, { status }),
    ),
    http.get('*/payment-methods/any%20form/configuration', () =>
      status === 200 ? undefined : HttpResponse.json({ errorCode }, { status }),
    ),
    toChoose,
  ];
  const { countFetching } = await show(<MethodLinkPage token="any form" />, { answers });
  await expect.poll(countFetching).toBe(0);
  await expect.element(title).toHaveTextContent(expected);
  await expectAccessible();
});

test('changes the payment method when the bank confirms late', async () => {
  let isAnswered = false;
  await show(<MethodLinkPage token={token} />, {
    answers: [
      overrideResponse(`*/payment-methods/${token}/configuration`, (configuration) => ({
        ...configuration,
        checkout: {
          state: isAnswered ? 'AUTHENTICATED' : 'AUTHENTICATION_REQUIRED',
          paymentMethod: 'CREDIT_CARD',
          paymentInstrument: null,
          failureReason: null,
          createdAt: '2026-11-25T09:00:00+01:00',
          expiresAt: '2026-11-25T09:30:00+01:00',
        },
      })),
    ],
  });
  await expect.element(page.getByText(/^Your bank hasn’t told us yet/)).toBeVisible();
  isAnswered = true;
  await expect.element(title).toHaveTextContent('Your payment method is changed');
});
