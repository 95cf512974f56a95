import { mock } from '@studio-portal/sdk/msw';
import { http } from 'msw';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { sampleError } from '../../../testing/sampleError.ts';
import { show } from '../../../testing/show.tsx';
import { checkoutId, voucher, voucherOrder, voucherTexts } from '../../../testing/voucher.ts';
import type { CheckoutRequest, Flow, Subject } from '../flow/Flow.ts';
import { updateDraft } from '../flow/flowDraft.ts';
import { PaidMessage, paidMessage } from '../result/PaidMessage.tsx';
import { SummaryStep } from '../summary/SummaryStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';

const code = 'SAMP-7KQ2-9XTM';
const created: CheckoutRequest[] = [];
afterEach(() => {
  created.length = 0;
});

const euros = (amount: number) => ({ amount, currency: 'EUR' });

const createFlow = (different: Partial<Subject>): Flow => ({
  texts: voucherTexts,
  needsSlot: false,
  LoadSubject: ({ children }) =>
    children({
      status: 'ready',
      value: voucher({
        takesVouchers: true,
        create: (request) => {
          created.push(request);
          return Promise.resolve(checkoutId);
        },
        ...different,
      }),
      refetch: () => undefined,
      isFetching: false,
    }),
  LoadOrder: ({ children }) => children({ status: 'loading' }),
  creates: [],
  others: () => '/vouchers',
});

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

/** Shows the payment step of a guest. The mocked voucher has €35.50 left. */
function showPayment(different: Partial<Subject>, options: Parameters<typeof show>[1] = {}) {
  updateDraft('/vouchers', undefined, { contact });
  return show(
    <Routes>
      <Route path="/voucher/summary/:checkoutId" element={<h1>Check your voucher</h1>} />
      <Route path="*" element={<PaymentStep flow={createFlow(different)} />} />
    </Routes>,
    options,
  );
}

const field = page.getByRole('textbox', { name: 'Voucher code' });
const provider = page.getByTitle('Card details, entered at the payment provider');

async function enter(typed: string) {
  await page.getByRole('button', { name: 'I have a voucher' }).click();
  await field.fill(typed);
  await page.getByRole('button', { name: 'Use voucher' }).click();
}

test('needs no payment method if the voucher covers the price', async () => {
  const { sent } = await showPayment({ price: euros(14.5) });
  await enter('samp 7kq2 9xtm');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'voucher' }))
    .toMatchTextContent('Your voucher covers it: €21.00 left on it.');
  expect(sent.find(({ call }) => call === 'POST /v1/public/vouchers/validate')?.body).toEqual({
    organizationUnitId: 1001,
    code: 'SAMP7KQ29XTM',
  });
  await expect.element(provider).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect.element(page.getByRole('heading', { name: 'Check your voucher' })).toBeVisible();
  expect(created).toMatchObject([{ payer: 'nothing', voucherCode: code }]);
});

test('reads a code that was copied from a mail', async () => {
  const { sent } = await showPayment({ price: euros(14.5) });
  await enter('\u200E\u00A0SAMP\u20117KQ2\u20119XTM\u200B');
  await expect.element(page.getByText(/^Your voucher covers it/)).toBeVisible();
  expect(sent.find(({ call }) => call.endsWith('/vouchers/validate'))?.body).toMatchObject({
    code,
  });
});

test('keeps the payment method for what the voucher leaves, and can be removed', async () => {
  await showPayment({ price: euros(50) });
  await enter(code);
  await expect
    .element(page.getByText('€35.50 from your voucher, €14.50 left to pay.'))
    .toBeVisible();
  await expect.element(page.getByText('To pay').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove voucher' }).click();
  await expect.element(page.getByText('€35.50 from your voucher')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'I have a voucher' })).toBeVisible();
});

test('moves the focus to the next control when a button of the voucher is gone', async () => {
  await showPayment({ price: euros(50) });
  await page.getByRole('button', { name: 'I have a voucher' }).click();
  await expect.element(field).toHaveFocus();
  await field.fill(code);
  await page.getByRole('button', { name: 'Use voucher' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove voucher' })).toHaveFocus();
  await page.getByRole('button', { name: 'Remove voucher' }).click();
  await expect.element(page.getByRole('button', { name: 'I have a voucher' })).toHaveFocus();
});

test('shows a refusal at the field and keeps the code', async () => {
  const refused = mock('validateVoucher', 422, 'voucher.error.notredeemable');
  await showPayment({ price: euros(50) }, { answers: [refused] });
  await enter('WRONG');
  await expect.element(field).toHaveAccessibleDescription(/This voucher code is wrong/);
  await expect.element(field).toHaveValue('WRONG');
  await expectAccessible();
});

/** Orders, and answers for the form of the payment provider. */
async function orderByCard() {
  const frame = provider.element();
  const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
  if (!source) throw new Error('The frame has no window.');
  await expect
    .poll(() => [source.location.pathname, source.document.readyState])
    .toEqual(['/payment-provider/card', 'complete']);
  const notifyPage = (data: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, source, origin: window.location.origin }),
    );
  source.addEventListener('message', () =>
    notifyPage({ type: 'hosted-card/token', cardToken: 'tok_sample', holder: 'Vic Visitor' }),
  );
  notifyPage({ type: 'hosted-card/height', height: 300 });
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
}

test('orders by card once the order has refused the voucher', async () => {
  const refusal = sampleError(422, 'voucher.error.notredeemable');
  await showPayment({
    price: euros(14.5),
    create: (request) => {
      created.push(request);
      return request.voucherCode ? Promise.reject(refusal) : Promise.resolve(checkoutId);
    },
  });
  await enter(code);
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect.element(field).toHaveAccessibleDescription(/This voucher code is wrong/);
  await expect.element(provider).toBeVisible();
  await orderByCard();
  await expect.element(page.getByRole('heading', { name: 'Check your voucher' })).toBeVisible();
  expect(created[1]).toMatchObject({ payer: { paymentMethod: 'CREDIT_CARD' } });
  expect(created[1]).not.toHaveProperty('voucherCode');
});

test('orders without a voucher that was spent before a reload', async () => {
  updateDraft('/vouchers', undefined, { voucherCode: code });
  const refused = mock('validateVoucher', 422, 'voucher.error.notredeemable');
  await showPayment({ price: euros(14.5) }, { answers: [refused] });
  await expect.element(field).toHaveAccessibleDescription(/This voucher code is wrong/);
  await orderByCard();
  await expect.element(page.getByRole('heading', { name: 'Check your voucher' })).toBeVisible();
  expect(created).toMatchObject([{ payer: { paymentMethod: 'CREDIT_CARD' } }]);
  expect(created[0]).not.toHaveProperty('voucherCode');
});

test('asks for the code before sending', async () => {
  const { sent } = await showPayment({});
  await page.getByRole('button', { name: 'I have a voucher' }).click();
  await page.getByRole('button', { name: 'Use voucher' }).click();
  await expect.element(field).toHaveAccessibleDescription('Enter your voucher code.');
  expect(sent.filter(({ call }) => call.includes('/vouchers/'))).toEqual([]);
});

test('keeps the voucher across a reload', async () => {
  updateDraft('/vouchers', undefined, { voucherCode: code });
  await showPayment({ price: euros(14.5) });
  await expect.element(page.getByText(/^Your voucher covers it/)).toBeVisible();
  // Nothing was pressed, so the focus stays at the top of the page.
  await expect.element(page.getByRole('button', { name: 'Remove voucher' })).not.toHaveFocus();
});

test.for(['entered', 'kept from before a reload'])(
  'takes no order while a voucher that was %s is validated',
  async (origin) => {
    const validation = Promise.withResolvers<undefined>();
    const isKept = origin !== 'entered';
    if (isKept) updateDraft('/vouchers', undefined, { voucherCode: code });
    await showPayment(
      { price: euros(14.5) },
      // Without a response, the mock handler that follows answers.
      { answers: [http.post('*/vouchers/validate', () => validation.promise)] },
    );
    if (!isKept) await enter(code);
    const order = page.getByRole('button', { name: 'Order with obligation to pay' });
    await expect.element(order).toBeDisabled();
    validation.resolve(undefined);
    await order.click();
    await expect.element(page.getByRole('heading', { name: 'Check your voucher' })).toBeVisible();
    expect(created).toMatchObject([{ payer: 'nothing', voucherCode: code }]);
  },
);

test.for([
  [14.5, 'Waiting costs you nothing.', '€14.50'],
  [50, 'You only pay €14.50 if you get a place.', '€35.50'],
] as const)('says what waiting for a place of €%d costs', async ([price, fee, fromVoucher]) => {
  updateDraft('/vouchers', undefined, { joinWaitingList: true });
  await showPayment({
    price: euros(price),
    availability: { kind: 'waitingList', position: 1 },
    cancelableUntil: new Date('2126-11-26T18:30:00+01:00'),
  });
  await enter(code);
  await expect.element(page.getByText(fee)).toBeVisible();
  const taken = `We take ${fromVoucher} from your voucher now. You get it back if no place comes up.`;
  await expect.element(page.getByText(taken, { exact: false })).toBeVisible();
  await expect.element(page.getByText(/only be charged/)).not.toBeInTheDocument();
});

test('offers no field where vouchers cannot pay', async () => {
  const { takesVouchers: _, ...plain } = voucher({ takesVouchers: true });
  const flow = createFlow({});
  const without: Flow = {
    ...flow,
    LoadSubject: ({ children }) =>
      children({ status: 'ready', value: plain, refetch: () => undefined, isFetching: false }),
  };
  updateDraft('/vouchers', undefined, { contact });
  await show(<PaymentStep flow={without} />);
  await expect
    .element(page.getByRole('button', { name: 'Order with obligation to pay' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'I have a voucher' }))
    .not.toBeInTheDocument();
});

const paidPart = {
  voucher: { code, amount: euros(35.5), rest: euros(0) },
  amountDue: euros(14.5),
};

test('shows on the summary what the voucher pays, leaves and keeps', async () => {
  const flow = createFlow({});
  const withOrder: Flow = {
    ...flow,
    LoadOrder: ({ children }) =>
      children({
        status: 'ready',
        value: voucherOrder(paidPart),
        refetch: () => undefined,
        isFetching: false,
      }),
  };
  await show(
    <Routes>
      <Route path="/voucher/summary/:checkoutId" element={<SummaryStep flow={withOrder} />} />
    </Routes>,
    { at: `/voucher/summary/${checkoutId}` },
  );
  await expect.element(page.getByText(new RegExp(`Voucher ${code}: €35.50`))).toBeVisible();
  await expect.element(page.getByText('€0.00 left on it')).toBeVisible();
  await expect.element(page.getByText('€14.50').first()).toBeVisible();
  await expectAccessible();
});

test.for([
  [
    'a part',
    { ...paidPart, charged: true },
    '€14.50 paid with €35.50 paid with your voucher, €0.00 left on it.',
  ],
  [
    'all',
    {
      voucher: { code, amount: euros(50), rest: euros(5) },
      amountDue: euros(0),
      paymentMethod: null,
    },
    '€50.00 paid with your voucher, €5.00 left on it.',
  ],
  [
    'a part of a place on the waiting list',
    {
      ...paidPart,
      booking: {
        uuid: checkoutId,
        stream: null,
        participantStatus: 'WAITING',
        waitingListPosition: 1,
        onWaitingList: true,
      },
    },
    'You only pay €14.50 if you get a place.€35.50 paid with your voucher, €0.00 left on it.',
  ],
] as const)('says on the result that the voucher paid %s', async ([, different, text]) => {
  const order = voucherOrder({ ...different, state: 'FINALIZED' });
  const message = paidMessage(order);
  await show(<p>{message && <PaidMessage order={order} message={message} />}</p>);
  await expect.element(page.getByRole('paragraph')).toMatchTextContent(text);
});
