import { mock } from '@studio-portal/sdk/msw';
import type { CustomerData } from '@studio-portal/sdk/types';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { type ComponentProps, useReducer } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { sampleError } from '../../../testing/sampleError.ts';
import { type Sent, show } from '../../../testing/show.tsx';
import { checkoutId, voucher, voucherOrder, voucherTexts } from '../../../testing/voucher.ts';
import { ContactStep } from '../contact/ContactStep.tsx';
import type { CheckoutRequest, ContactFlow, Flow, Subject } from './Flow.ts';
import { pendingNotices } from '../../../lib/browser/notices.ts';
import { readStored } from '../../../lib/browser/storage.ts';
import { updateDraft } from './flowDraft.ts';
import { CancelStep } from '../result/CancelStep.tsx';
import { FailureStep } from '../result/FailureStep.tsx';
import { PaymentStep } from '../payment/PaymentStep.tsx';
import { SuccessStep } from '../result/SuccessStep.tsx';
import { SummaryStep } from '../summary/SummaryStep.tsx';

const created: (CheckoutRequest & { key: string })[] = [];
let sent: Sent[] = [];
let customerData: CustomerData | undefined;
afterEach(() => {
  created.length = 0;
  ordered = 'FINALIZED';
  total = subject.price;
  asked = {};
  isFetching = false;
  closes = false;
  loadedAgain.mockClear();
});

const subject = voucher({
  create: async (request, key) => {
    if (closes) {
      asked = { availability: { kind: 'closed' } };
      throw sampleError(409, 'booking.error.appointmentcanceled');
    }
    created.push({ ...request, key });
    customerData = request.customerData;
    return checkoutId;
  },
});

/** Total of the created checkout. */
let total = subject.price;

/** True to close the subject when it is ordered. */
let closes = false;

const called = (end: string) => sent.some(({ call }) => call.endsWith(end));
/** Final state of the order. */
let ordered: 'CREATED' | 'FINALIZED' | 'FAILED' = 'FINALIZED';

/** Called when the order is loaded again. */
const loadedAgain = vi.fn<() => void>();

/** Changes of the subject. */
let asked: Partial<Pick<Subject, 'isNameOnly' | 'asks' | 'availability'>> = {};
let isFetching = false;

function LoadSubject({ children }: ComponentProps<Flow['LoadSubject']>) {
  const [, refetch] = useReducer((count: number) => count + 1, 0);
  return children({ status: 'ready', value: { ...subject, ...asked }, refetch, isFetching });
}

const flow: ContactFlow = {
  texts: voucherTexts,
  needsSlot: false,
  LoadSubject,
  LoadOrder: ({ id, children }) =>
    id === checkoutId && customerData
      ? children({
          status: 'ready',
          refetch: loadedAgain,
          isFetching: false,
          value: voucherOrder({
            subject,
            customerData,
            price: total,
            state: called('/finalize') ? ordered : called('/cancel') ? 'CANCELED' : 'CREATED',
            charged: ordered === 'FINALIZED' && called('/finalize'),
          }),
        })
      : children({ status: 'loading' }),
  creates: [],
  others: () => '/vouchers',
};

const pages = (
  <Routes>
    <Route path="/" element={<Navigate to="/voucher/contact" />} />
    <Route path="/vouchers" element={<h1>Vouchers</h1>} />
    <Route path="/voucher/contact" element={<ContactStep flow={flow} />} />
    <Route path="/voucher/payment" element={<PaymentStep flow={flow} />} />
    <Route path="/voucher/summary/:checkoutId" element={<SummaryStep flow={flow} />} />
    <Route path="/voucher/success/:checkoutId" element={<SuccessStep flow={flow} />} />
    <Route path="/voucher/cancel/:checkoutId" element={<CancelStep flow={flow} />} />
    <Route path="/voucher/failure/:checkoutId" element={<FailureStep flow={flow} />} />
  </Routes>
);

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name });

/** Opens the contact form, to which the payment step of a member with known data links. */
async function toContact(answers: HttpHandler[] = []): Promise<void> {
  ({ sent } = await show(pages, {
    at: '/voucher/contact?change=contact',
    member: true,
    answers: [...answers, mock('authenticateCheckout', 200, 'noChallengeNeeded')],
  }));
  await expect.element(heading('Who buys it?')).toBeVisible();
}

/** Opens the payment step with the preferred card, by way of the contact step. */
async function toPayment(answers: HttpHandler[] = []): Promise<void> {
  await toContact(answers);
  // Accepted payment methods must be shown at the start (legal: order button).
  await expect.element(page.getByText(/^We accept: .*credit cards/)).toBeVisible();
  await button('Continue').click();
  await expect.element(heading('How would you like to pay?')).toBeVisible();
}

const finalizeCalls = () => sent.filter(({ call }) => call.endsWith('/finalize'));

test('completes a product variant in two steps, with one order button', async () => {
  await toPayment();
  await expect.element(page.getByText('€50.00').first()).toBeVisible();
  await button('Order with obligation to pay').click();
  await expect.element(heading('It’s yours!')).toBeVisible();
  expect(created).toMatchObject([{ joinWaitingList: false, key: expect.stringMatching(/.{16}/) }]);
  expect(sent.map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      `POST /v3/checkouts/${checkoutId}/authenticate`,
      `POST /v3/checkouts/${checkoutId}/finalize`,
    ]),
  );
  expect(finalizeCalls()).toHaveLength(1);
  await expect.poll(() => readStored('booking-draft')).toBeUndefined();
});

test('leads a member whose data is known to the payment, shows it there and sends it', async () => {
  const opened = await show(pages, { member: true });
  await expect.element(heading('How would you like to pay?')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Change.*Contact/ }))
    .toHaveAttribute('href', '/voucher/contact?change=contact');
  await opened.unmount();
  // Nobody has typed it, so it is no draft, and the next visit leads to the payment again.
  expect(readStored('booking-draft')).toBeUndefined();
  ({ sent } = await show(pages, {
    member: true,
    answers: [mock('authenticateCheckout', 200, 'noChallengeNeeded')],
  }));
  for (const line of [
    'Mona Muster',
    '+49 30 0000001',
    '17 May 1990',
    'Beispielweg 2, 10115 Berlin',
  ])
    await expect.element(page.getByText(line, { exact: true })).toBeVisible();
  await button('Order with obligation to pay').click();
  await expect.element(heading('It’s yours!')).toBeVisible();
  expect(created).toMatchObject([
    { customerData: { firstname: 'Mona', phone: '+49 30 0000001', street: 'Beispielweg' } },
  ]);
});

test('leaves a step whose subject is closed, but not while that may be outdated', async () => {
  asked = { availability: { kind: 'closed' } };
  isFetching = true;
  const step = await show(pages, { member: true });
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  await expect.element(heading('Vouchers')).not.toBeInTheDocument();
  await step.unmount();
  isFetching = false;
  await show(pages, { member: true });
  await expect.element(heading('Vouchers')).toBeVisible();
  expect(pendingNotices()).toEqual([]);
});

test('says that nothing was charged if the subject is closed while it is ordered', async () => {
  closes = true;
  await toPayment();
  await button('Order with obligation to pay').click();
  await expect.element(heading('Vouchers')).toBeVisible();
  expect(pendingNotices().map(({ title }) => title)).toEqual([
    'This is no longer available. You haven’t been charged.',
  ]);
});

test('asks a member for what the studio requires and does not know', async () => {
  asked = { asks: { consents: [], phone: 'required', dateOfBirth: 'optional' } };
  const withoutPhone = ['*/nox/v1/me/info', '*/v1/me/contacts'].map((call) =>
    overrideResponse(call, (person) => ({ ...person, phone: null })),
  );
  await show(pages, { member: true, answers: withoutPhone });
  await expect.element(heading('Who buys it?')).toBeVisible();
});

test('asks for and sends only name and email address where they are enough', async () => {
  asked = { isNameOnly: true };
  await toContact();
  await expect.element(page.getByRole('textbox', { name: /^Email/ })).toBeVisible();
  for (const name of [/^Street/, /^Phone/])
    await expect.element(page.getByRole('textbox', { name })).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: /^Date of birth/ })).not.toBeInTheDocument();
  await button('Continue').click();
  await button('Order with obligation to pay').click();
  await expect.element(heading('It’s yours!')).toBeVisible();
  expect(Object.keys(created[0]?.customerData ?? {})).toEqual(['firstname', 'lastname', 'email']);
});

test('also asks for what the studio requires of such a subject', async () => {
  asked = {
    isNameOnly: true,
    asks: { consents: [], phone: 'required', dateOfBirth: 'required' },
  };
  await toContact();
  await expect.element(page.getByRole('group', { name: /^Date of birth/ })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Street/ })).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: /^Phone/ }).fill('');
  await button('Continue').click();
  await expect.element(page.getByText('Enter your phone number').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+49 30 0000003');
  await button('Continue').click();
  await button('Order with obligation to pay').click();
  await expect.element(heading('It’s yours!')).toBeVisible();
  expect(Object.keys(created[0]?.customerData ?? {})).toEqual([
    'firstname',
    'lastname',
    'email',
    'phone',
    'dateOfBirth',
  ]);
});

test('shows the summary instead of charging if the total has changed', async () => {
  total = { amount: 55, currency: 'EUR' };
  await toPayment();
  await button('Order with obligation to pay').click();
  await expect.element(heading('Check your voucher')).toBeVisible();
  await expect.element(page.getByText('€55.00').first()).toBeVisible();
  expect(finalizeCalls()).toEqual([]);
  await button('Order with obligation to pay').click();
  await expect.element(heading('It’s yours!')).toBeVisible();
});

test('keeps the same order after a lost connection, and focuses the message', async () => {
  await toPayment([http.post('*/authenticate', () => HttpResponse.error(), { once: true })]);
  await button('Order with obligation to pay').click();
  await expect.element(heading('Check your voucher')).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(document.activeElement?.firstElementChild?.role).toBe('alert');
  await button('Order with obligation to pay').click();
  await expect.element(heading('It’s yours!')).toBeVisible();
  expect(created).toHaveLength(1);
});

test('merges a partial draft with the known data', async () => {
  updateDraft('/trial-session', undefined, { contact: { firstname: 'Gina' } });
  ({ sent } = await show(pages, { member: true }));
  await expect.element(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('Gina');
  await expect.element(page.getByRole('textbox', { name: /^Street/ })).not.toHaveValue('');
});

test('cancels the order, says that nothing was charged, and keeps the draft', async () => {
  total = { amount: 55, currency: 'EUR' };
  await toPayment();
  await button('Order with obligation to pay').click();
  await button('Cancel order').click();
  await expect
    .element(page.getByText(/^Nothing has been booked or charged\. We’ve kept/))
    .toBeVisible();
  expect(readStored('booking-draft')).toBeDefined();
  await page.getByRole('link', { name: 'Back to vouchers' }).click();
  await expect.element(heading('Vouchers')).toBeVisible();
});

test.each([
  ['Payment', 'How would you like to pay?'],
  ['Contact details', 'Who buys it?'],
])('ends the order when its answer “%s” is changed', async (answer, step) => {
  total = { amount: 55, currency: 'EUR' };
  await toPayment();
  await button('Order with obligation to pay').click();
  await expect.element(heading('Check your voucher')).toBeVisible();
  await page.getByRole('link', { name: `Change : ${answer}` }).click();
  await expect.element(heading(step)).toBeVisible();
  expect(sent.filter(({ call }) => call.endsWith('/cancel'))).toHaveLength(1);
});

test('loads an order again that has expired when it is placed', async () => {
  total = { amount: 55, currency: 'EUR' };
  await toPayment([mock('authenticateCheckout', 409, 'checkout.error.expired')]);
  await button('Order with obligation to pay').click();
  await expect.element(heading('Check your voucher')).toBeVisible();
  expect(loadedAgain).not.toHaveBeenCalled();
  await button('Order with obligation to pay').click();
  await expect.poll(() => loadedAgain).toHaveBeenCalled();
});

test('returns to the payment step after a declined payment', async () => {
  ordered = 'FAILED';
  ({ sent } = await show(pages, {
    member: true,
    answers: [
      mock('authenticateCheckout', 200, 'noChallengeNeeded'),
      mock('finalizeCheckout', 422, 'payment.error.declined'),
    ],
  }));
  await expect.element(heading('How would you like to pay?')).toBeVisible();
  await button('Order with obligation to pay').click();
  await expect
    .element(page.getByText(/^The payment didn’t go through\. You haven’t been charged\./))
    .toBeVisible();
  await expect.element(heading('How would you like to pay?')).toBeVisible();
});

test('says why a finished payment could not become a booking', async () => {
  // The refusal leaves the order as it was.
  ordered = 'CREATED';
  ({ sent } = await show(pages, {
    member: true,
    answers: [
      mock('authenticateCheckout', 200, 'noChallengeNeeded'),
      mock('finalizeCheckout', 422, 'product.error.notallowed'),
    ],
  }));
  await expect.element(heading('How would you like to pay?')).toBeVisible();
  await button('Order with obligation to pay').click();
  await expect.element(page.getByText('This is for members of the studio only.')).toBeVisible();
});
