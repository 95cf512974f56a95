import type { CustomerData } from '@studio-portal/sdk/types';
import { http, HttpResponse } from 'msw';
import type { MessageDescriptor } from 'react-intl';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { Confirm } from './ConfirmStep.tsx';
import type { Flow, FlowTexts, Order, Subject } from './Flow.ts';
import { NoResult } from './NoResult.tsx';
import { SuccessStep } from './SuccessStep.tsx';

const text = (defaultMessage: string): MessageDescriptor => ({
  id: defaultMessage,
  defaultMessage,
});
const texts: FlowTexts = {
  yours: text('Your booking'),
  contactTitle: text('Your details'),
  contactIntro: text('For the receipt.'),
  summaryTitle: text('Check your booking'),
  book: text('Book now'),
  booking: text('Booking your place…'),
  terms: text('Includes VAT.'),
  done: text('You’re in!'),
  doneText: text('See you.'),
  toStart: text('Back to class'),
  toOthers: text('View all classes'),
};

const customerData: CustomerData = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'visitor@example.org',
  phone: '+49 30 0000002',
  dateOfBirth: new Date('1994-02-03'),
  street: 'Beispielweg',
  houseNumber: '3',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};
const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';
const address = (name: string) => (order: string) => `/${name}/${order}`;
const subject: Subject = {
  start: '/course/1',
  name: 'Yin',
  offer: 'Single visit',
  price: { amount: 14.5, currency: 'EUR' },
  when: { start: new Date('2126-11-26T17:00:00Z'), end: new Date('2126-11-26T18:00:00Z') },
  availability: { kind: 'open' },
  addresses: {
    contact: '/contact',
    payment: '/payment',
    summary: address('summary'),
    success: address('success'),
    cancel: address('cancel'),
    failure: address('failure'),
  },
  create: async () => id,
};
const order: Order = {
  id,
  subject,
  customerData,
  price: subject.price,
  state: 'FINALIZED',
  paymentMethod: 'DIRECT_DEBIT',
  expiresAt: new Date('2126-11-26T17:00:00Z'),
  paymentInstrument: null,
  failureReason: null,
  charged: true,
  joinWaitingList: false,
  booking: {
    uuid: '5f0c9d2e-3b7a-4c61-9d8e-0a1b2c3d4e5f',
    stream: null,
    participantStatus: 'BOOKED',
    waitingListPosition: null,
    onWaitingList: false,
  },
  publicToken: null,
};
const { booking } = order;
const refetch = () => undefined;
const flowOf = (value: Order): Flow => ({
  texts,
  needsSlot: false,
  LoadSubject: ({ children }) => children({ status: 'loading' }),
  LoadOrder: ({ children }) => children({ status: 'ready', refetch, isFetching: false, value }),
  creates: [],
  others: () => '/courses',
});
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('an order whose booking was canceled since says so, and nothing of a place or of money', async () => {
  const canceled: Order = {
    ...order,
    charged: false,
    booking: booking && { ...booking, participantStatus: 'CANCELED' },
  };
  await show(<SuccessStep flow={flowOf(canceled)} />, { member: true });
  await expect.element(heading('This booking is cancelled')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View my payments' })).toBeVisible();
  await expect.element(page.getByText(/charged|You’re in/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Add to calendar')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a debit that came back after the visit is no place that is waited for', async () => {
  await show(<SuccessStep flow={flowOf({ ...order, charged: false })} />, { member: true });
  await expect.element(heading('You’re in!')).toBeVisible();
  await expect.element(page.getByText(/Nothing has been charged/)).not.toBeInTheDocument();
});

test('a debit that came back before the visit has ended a booking: that is told', async () => {
  const returned: Order = {
    ...order,
    state: 'FAILED',
    failureReason: 'DEBIT_RETURNED',
    charged: false,
  };
  await show(<NoResult flow={flowOf(returned)} order={returned} />, { member: true });
  await expect
    .element(page.getByText(/sent the direct debit back.*Your booking has ended\./))
    .toBeVisible();
  await expect.element(page.getByText(/Nothing has been booked/)).not.toBeInTheDocument();
});

test('a lost answer to the last step is no failure: it can be asked for again', async () => {
  let asked = 0;
  const lost = http.post('*/finalize', () => {
    asked += 1;
    return asked === 1 ? HttpResponse.json({}, { status: 500 }) : undefined;
  });
  const confirmed: Order = { ...order, state: 'AUTHENTICATED', booking: null, charged: false };
  await show(<Confirm flow={flowOf(confirmed)} order={confirmed} refetch={refetch} />, {
    member: true,
    answers: [lost],
  });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => asked).toBe(2);
});
