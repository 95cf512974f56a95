import { getUserInfo } from '@studio-portal/sdk/api/me';
import { mock } from '@studio-portal/sdk/msw';
import type { OnlinePaymentMethod } from '@studio-portal/sdk/types';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { sampleError } from '../../../testing/sampleError.ts';
import { type Sent, show } from '../../../testing/show.tsx';
import { checkoutId, voucher, voucherTexts } from '../../../testing/voucher.ts';
import type { Availability, CheckoutRequest, Flow, Order } from '../flow/Flow.ts';
import { updateDraft } from '../flow/flowDraft.ts';
import { PaymentStep } from './PaymentStep.tsx';

const created: CheckoutRequest[] = [];
/** Allowed payment methods; undefined for all of the studio's. */
let allowed: OnlinePaymentMethod[] | undefined;
let availability: Availability = { kind: 'open' };
/** Errors of the next attempts to create the checkout. */
let failures: Error[] = [];
afterEach(() => {
  created.length = 0;
  allowed = undefined;
  availability = { kind: 'open' };
  failures = [];
});

const createSubject = () =>
  voucher({
    availability,
    ...(allowed ? { paymentMethods: allowed } : {}),
    create: (request) => {
      created.push(request);
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve(checkoutId);
    },
  });

const flow: Flow = {
  texts: voucherTexts,
  needsSlot: false,
  LoadSubject: ({ children }) =>
    children({
      status: 'ready',
      value: createSubject(),
      refetch: () => undefined,
      isFetching: false,
    }),
  LoadOrder: ({ children }) => children({ status: 'loading' }),
  creates: [],
  others: () => '/vouchers',
};

const pages = (
  <main id="content">
    <Routes>
      <Route path="/voucher/summary/:checkoutId" element={<h1>Check your voucher</h1>} />
      <Route path="*" element={<PaymentStep flow={flow} />} />
    </Routes>
  </main>
);

const contact = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'vic@northside.example',
  dateOfBirth: '1994-02-03',
  street: 'Beispielweg',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

const everything: OnlinePaymentMethod[] = [
  'CREDIT_CARD',
  'BANCONTACT_CARD',
  'IDEAL',
  'PAYPAL',
  'TWINT',
  'FINION_PAY',
  'DIRECT_DEBIT',
];
const takes = (path: string, methods: readonly OnlinePaymentMethod[]) =>
  http.get(`*/${path}`, () =>
    HttpResponse.json(
      methods.map((paymentMethod) => ({
        paymentMethod,
        paymentType: paymentMethod === 'FINION_PAY' ? null : paymentMethod,
        authenticationRequired: true,
      })),
    ),
  );
const nothingKept = mock('listPaymentInstruments', 200, 'emptyList');
/** Handlers for a user without stored methods whose new one is authorized at once. */
const authorizing = [
  takes('v1/tokenization/payment-methods', everything),
  nothingKept,
  mock('initiateTokenization', 201, 'tokenizationAuthorized'),
  mock('getTokenizationState', 200, 'tokenizationAuthorized'),
];
const allKept = mock('listPaymentInstruments', 200, 'instrumentsOfAllKinds');

const initiateCalls = (sent: readonly Sent[]) =>
  sent.filter(({ call }) => call === 'POST /v1/tokenization/initiate');

async function asMember(answers: Parameters<typeof show>[1] = {}) {
  const { sent } = await show(<h1>Before</h1>);
  const { id } = await getUserInfo();
  updateDraft('/vouchers', String(id), { contact });
  sent.length = 0;
  return show(pages, { member: true, ...answers });
}

const methodOption = (name: string | RegExp) => page.getByRole('radio', { name });
const clickContinue = () => page.getByRole('button', { name: 'Continue' }).click();
const orderButton = page.getByRole('button', { name: 'Order with obligation to pay' });
const placeOrder = () => orderButton.click();
const summary = page.getByRole('heading', { level: 1, name: 'Check your voucher' });

test('orders with the preferred stored instrument, and folds the others', async () => {
  await asMember({ answers: [takes('v1/tokenization/payment-methods', everything), allKept] });
  await expect.element(page.getByText(/^Visa •••• 4242/)).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
  await expectAccessible();
  await placeOrder();
  await expect.element(summary).toBeVisible();
  expect(created).toMatchObject([{ payer: { paymentMethod: 'CREDIT_CARD' } }]);
});

test('lists stored instruments first and explains a method once selected', async () => {
  await asMember({ answers: [takes('v1/tokenization/payment-methods', everything), allKept] });
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await expect.element(methodOption(/^Visa •••• 4242/)).toBeChecked();
  await expect.element(methodOption(/^Visa •••• 4242/)).toHaveFocus();
  const names = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.innerText);
  expect(names.map((name) => name?.split('\n')[0])).toEqual([
    'Visa •••• 4242',
    'Bancontact •••• 4242',
    'iDEAL NL•• •••• 4242',
    'PayPal p•••@paypal.example',
    'TWINT',
    'SEPA Direct Debit DE•• •••• 4242',
    'New card',
    'Bancontact',
    'iDEAL',
    'PayPal',
    'TWINT',
    'Finion Pay',
    'SEPA Direct Debit',
  ]);
  await methodOption('iDEAL').click();
  await expect.element(page.getByText('You confirm in your bank’s app.')).toBeVisible();
  await expectAccessible();
  await methodOption('SEPA Direct Debit DE•• •••• 4242').click();
  // The product and its price are above the order button (legal: order button).
  await expect.element(page.getByText('Voucher: Gift voucher')).toBeVisible();
  await placeOrder();
  await expect.element(summary).toBeVisible();
  expect(created).toMatchObject([
    { payer: { paymentMethod: 'DIRECT_DEBIT', paymentInstrumentId: 8506 } },
  ]);
});

test('offers only allowed methods, and no choice for a single one', async () => {
  allowed = ['IDEAL'];
  await asMember({
    answers: authorizing,
  });
  await expect.element(page.getByText('You confirm in your bank’s app.')).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
  await clickContinue();
  await expect.element(summary).toBeVisible();
  expect(created).toMatchObject([
    { payer: { paymentMethod: 'IDEAL', tokenizationReference: expect.stringMatching(/^7e0d/) } },
  ]);
});

test.for([true, false])('keeps a new method only with consent: %s', async (ticked) => {
  allowed = ['PAYPAL'];
  const { sent } = await asMember({
    answers: authorizing,
  });
  const box = page.getByRole('checkbox', { name: /^Save it for my next bookings/ });
  await expect.element(box).not.toBeChecked();
  if (ticked) await box.click();
  await clickContinue();
  await expect.element(summary).toBeVisible();
  expect(sent.find(({ call }) => call === 'POST /v1/tokenization/initiate')?.body).toMatchObject({
    paymentMethod: 'PAYPAL',
    keep: ticked,
  });
});

test('shows the whole mandate and requires consent before sending', async () => {
  allowed = ['DIRECT_DEBIT'];
  const { sent } = await asMember({
    answers: authorizing,
  });
  const mandate = page.getByRole('region', { name: 'SEPA Direct Debit Mandate' });
  for (const part of [
    'Northside Mitte, Musterstraße 1, 10115 Berlin, Germany',
    'DE98ZZZ09999999999',
    'NO1001-7K3M9QX2WA',
    'Vic Visitor, Beispielweg, 10115 Berlin',
    'Recurring payments',
    /within eight weeks/,
  ])
    await expect.element(mandate.getByText(part)).toBeVisible();
  await expectAccessible();
  const iban = page.getByRole('textbox', { name: 'IBAN' });
  await iban.fill('DE86 1001 0010 0000 0042 43');
  await placeOrder();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/(?<!IBAN: )Invalid IBAN/);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Accept the mandate to pay by SEPA Direct Debit');
  expect(sent.filter(({ call }) => call === 'POST /v1/tokenization/initiate')).toEqual([]);
  await iban.fill('de86100100100000004242');
  await page.getByRole('checkbox', { name: 'I give this mandate' }).click();
  await expect.element(iban).toHaveValue('DE86 1001 0010 0000 0042 42');
  await expect.element(mandate.getByText('DE86 1001 0010 0000 0042 42')).toBeVisible();
  await placeOrder();
  await expect.element(summary).toBeVisible();
  expect(sent.find(({ call }) => call === 'POST /v1/tokenization/initiate')?.body).toMatchObject({
    paymentMethod: 'DIRECT_DEBIT',
    sepaMandate: {
      accountHolder: 'Vic Visitor',
      iban: 'DE86100100100000004242',
      mandateReference: 'NO1001-7K3M9QX2WA',
      debtorAddress: { street: 'Beispielweg', city: 'Berlin', countryCode: 'DE' },
    },
  });
});

test('explains a rejected mandate, says that nothing is ordered, and keeps the input', async () => {
  allowed = ['DIRECT_DEBIT'];
  const refused = {
    tokenizationReference: '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001',
    state: 'DECLINED',
    challengeUrl: null,
    declineReason: 'ACCOUNT_REFUSED',
    expiresAt: '2126-11-26T14:30:00+01:00',
    paymentInstrumentId: null,
  };
  await asMember({
    answers: [
      takes('v1/tokenization/payment-methods', everything),
      nothingKept,
      http.post('*/v1/tokenization/initiate', () => HttpResponse.json(refused, { status: 201 })),
      http.get('*/v1/tokenization/*/state', () => HttpResponse.json(refused)),
    ],
  });
  const iban = page.getByRole('textbox', { name: 'IBAN' });
  await iban.fill('DE09 1001 0010 0000 0000 02');
  await page.getByRole('checkbox').click();
  await placeOrder();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The account' }))
    .toMatchTextContent(/can’t be used to pay.*You haven’t ordered anything yet/);
  expect(document.activeElement?.textContent).toContain('can’t be used to pay');
  await expect.element(iban).toHaveValue('DE09 1001 0010 0000 0000 02');
  expect(created).toEqual([]);
});

test.for(['network', 'tokenization'])(
  'orders after a %s error, with the authorized method unless it was refused',
  async (kind) => {
    allowed = ['PAYPAL'];
    failures = [
      kind === 'network'
        ? new TypeError('Failed to fetch')
        : sampleError(409, 'tokenization.error.wrongstate'),
    ];
    const { sent } = await asMember({ answers: authorizing });
    await clickContinue();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(created).toHaveLength(1);
    await clickContinue();
    await expect.element(summary).toBeVisible();
    expect(created[1]).toEqual(created[0]);
    expect(initiateCalls(sent)).toHaveLength(kind === 'network' ? 1 : 2);
  },
);

test('orders again with the mandate that was given before an error', async () => {
  allowed = ['DIRECT_DEBIT'];
  failures = [new TypeError('Failed to fetch')];
  const { sent } = await asMember({ answers: authorizing });
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE86 1001 0010 0000 0042 42');
  await page.getByRole('checkbox', { name: 'I give this mandate' }).click();
  await placeOrder();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'IBAN' })).not.toBeInTheDocument();
  await placeOrder();
  await expect.element(summary).toBeVisible();
  expect(created[1]).toEqual(created[0]);
  expect(initiateCalls(sent)).toHaveLength(1);
});

test('restarts when the user selects another method after an error', async () => {
  allowed = ['PAYPAL', 'TWINT'];
  failures = [new TypeError('Failed to fetch')];
  const { sent } = await asMember({ answers: authorizing });
  await clickContinue();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await methodOption(/^TWINT/).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await clickContinue();
  await expect.element(summary).toBeVisible();
  expect(initiateCalls(sent).map(({ body }) => body)).toMatchObject([
    { paymentMethod: 'PAYPAL' },
    { paymentMethod: 'TWINT' },
  ]);
});

test('shows a late response, offers other methods and continues by itself', async () => {
  let answered = false;
  const state = () =>
    HttpResponse.json({
      tokenizationReference: '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001',
      state: answered ? 'AUTHORIZED' : 'INITIATED',
      challengeUrl: null,
      declineReason: null,
      expiresAt: '2126-11-26T14:30:00+01:00',
      paymentInstrumentId: null,
    });
  await show(<h1>Before</h1>);
  const { id } = await getUserInfo();
  updateDraft('/vouchers', String(id), {
    tokenization: { reference: '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001', paymentType: 'TWINT' },
  });
  await asMember({
    answers: [
      takes('v1/tokenization/payment-methods', everything),
      nothingKept,
      http.get('*/v1/tokenization/*/state', state),
    ],
  });
  await expect
    .element(page.getByRole('status').filter({ hasText: 'waiting for your bank’s answer' }))
    .toMatchTextContent('soon as we have it. You can also choose another payment method below.');
  expect(page.getByRole('link', { name: 'Confirm with your bank' }).elements()).toEqual([]);
  await expectAccessible();
  answered = true;
  await expect.element(summary).toBeVisible();
  expect(created).toMatchObject([{ payer: { paymentMethod: 'TWINT' } }]);
});

test('shows the reason of a decline in another visit and uses the order’s contact data', async () => {
  allowed = ['FINION_PAY'];
  const answers = [takes('v1/tokenization/payment-methods', everything), nothingKept];
  const failed = {
    id: 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001',
    subject: createSubject(),
    customerData: { ...contact, dateOfBirth: new Date('1994-02-03') },
    price: { amount: 50, currency: 'EUR' },
    state: 'FAILED' as const,
    paymentMethod: 'CREDIT_CARD' as const,
    expiresAt: new Date('2126-11-26T17:00:00Z'),
    paymentInstrument: null,
    failureReason: 'CARD_EXPIRED' as const,
    charged: false,
    joinWaitingList: false,
    booking: null,
    publicToken: null,
  };
  const refetch = () => undefined;
  const showOrder = (order: Order, isFetching: boolean) =>
    show(
      <Routes>
        <Route path="/voucher/contact" element={<h1>Contact</h1>} />
        <Route path="/voucher/summary/:checkoutId" element={<h1>Check your voucher</h1>} />
        <Route
          path="*"
          element={
            <PaymentStep
              flow={{
                ...flow,
                LoadOrder: ({ children }) =>
                  children({ status: 'ready', value: order, refetch, isFetching }),
              }}
            />
          }
        />
      </Routes>,
      { member: true, answers, at: '/voucher/payment?failed=c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001' },
    );
  // The state may be from before the failure, so nothing is selected yet.
  const outdated = await showOrder({ ...failed, state: 'CREATED', failureReason: null }, true);
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument();
  await outdated.unmount();
  await showOrder(failed, false);
  await expect.element(page.getByText(/This card has expired/)).toBeVisible();
  expect(document.activeElement?.textContent).toContain('This card has expired');
  await placeOrder();
  await expect.element(summary).toBeVisible();
  expect(created).toMatchObject([{ customerData: { firstname: 'Vic', city: 'Berlin' } }]);
});

test('creates an order to pay later without further input', async () => {
  allowed = ['FINION_PAY', 'PAYPAL'];
  await asMember({
    answers: [takes('v1/tokenization/payment-methods', everything), nothingKept],
  });
  await methodOption(/^Finion Pay/).click();
  await placeOrder();
  await expect.element(summary).toBeVisible();
  expect(created).toMatchObject([{ payer: { paymentMethod: 'FINION_PAY' } }]);
});

test('offers guests the methods without an account, entered at the provider', async () => {
  updateDraft('/vouchers', undefined, { contact });
  await show(pages, {
    answers: [takes('v3/public/paymentinstruments/payment-methods', ['CREDIT_CARD', 'TWINT'])],
  });
  await expect.element(methodOption(/^Card/)).toBeChecked();
  await methodOption(/^TWINT/).click();
  await expect
    .element(page.getByTitle('Payment details, entered at the payment provider'))
    .toHaveAttribute('src', '/payment-provider/twint?scheme=light');
});

test('focuses the notice that the last place is taken, and the title once the user waits', async () => {
  availability = { kind: 'waitingList', position: 1 };
  await asMember({ answers: [takes('v1/tokenization/payment-methods', everything), allKept] });
  await expect.element(page.getByText('Someone else was quicker')).toBeVisible();
  expect(document.activeElement?.firstElementChild?.role).toBe('status');
  await expect.element(orderButton).toBeDisabled();
  await page.getByRole('button', { name: 'Join waiting list instead' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'How would you like to pay?' }))
    .toHaveFocus();
  await expect
    .element(page.getByRole('button', { name: /^Join waiting list: order/ }))
    .toBeEnabled();
});

test('says so if no payment method is available', async () => {
  allowed = ['TWINT'];
  await asMember({
    answers: [takes('v1/tokenization/payment-methods', ['PAYPAL']), nothingKept],
  });
  await expect.element(page.getByText(/You can’t pay online here at the moment/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('moves the focus into the step when loading the payment methods is retried', async () => {
  let isDown = true;
  const failing = http.get('*/v2/paymentinstruments', () =>
    isDown ? HttpResponse.json({}, { status: 500 }) : undefined,
  );
  await asMember({
    answers: [takes('v1/tokenization/payment-methods', everything), failing, allKept],
  });
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect.element(page.getByText(/^Visa •••• 4242/)).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy();
});
