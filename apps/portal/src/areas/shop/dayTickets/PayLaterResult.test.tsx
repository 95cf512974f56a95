import { bookDayTicket } from '@studio-portal/sdk/api/day-tickets';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { dayTicketKind } from '../products/kinds.ts';
import { readBookedTicket, saveBookedTicket } from './bookedTicket.ts';
import { PayLaterFailure } from './PayLaterFailure.tsx';
import { PayLaterSuccess } from './PayLaterSuccess.tsx';

const Address = () => <p role="status">{useLocation().pathname}</p>;

const success = (leadId: string) => (
  <Routes location={`/${leadId}`}>
    <Route path=":leadId" element={<PayLaterSuccess />} />
  </Routes>
);

const leadId = '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c01';

const bookTicket = async () =>
  saveBookedTicket(
    await bookDayTicket(
      {
        productVariantId: 31_001,
        organizationUnitId: 1001,
        usageDate: new Date('2026-11-26T00:00:00Z'),
        customerData: {
          firstname: 'Vic',
          lastname: 'Guest',
          email: 'vic@example.org',
          dateOfBirth: new Date('1990-01-01T00:00:00Z'),
          street: 'Beispielweg',
          zipCode: '10115',
          city: 'Berlin',
          countryCode: 'DE',
        },
      },
      {},
    ),
  );

afterEach(() => {
  store('booked-ticket', undefined);
  store('product-choice', undefined);
});

test('shows a booked ticket with its code, also from storage alone', async () => {
  await show(<p>Connected</p>);
  await bookTicket();
  // A reload leaves the text in session storage and nothing else.
  expect(readBookedTicket(leadId)?.purchase.validUntil).toEqual(new Date('2026-11-26T00:00:00Z'));
  await show(success(leadId));
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your day pass is booked');
  await expect.element(page.getByText('SAMP-7KQ2-9XTM')).toBeVisible();
  await expect.element(page.getByText(/Valid on Thursday, 26 November 2026/)).toBeVisible();
});

test.each(['whatever', '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c02'])(
  'does not confirm the unknown lead %s and keeps the choice of another ticket',
  async (unknown) => {
    store('product-choice', { productVariantId: 31_001 });
    await show(<p>Connected</p>);
    await bookTicket();
    await show(success(unknown));
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('We couldn’t find this order.');
    await expect.element(page.getByText(/you have its code in your email/)).toBeVisible();
    await expect.element(page.getByText('SAMP-7KQ2-9XTM')).not.toBeInTheDocument();
    expect(readStored('product-choice')).toBeDefined();
    await expectAccessible();
  },
);

test('redirects from the failure page to the tickets if no booking was refused', async () => {
  await show(
    <>
      <PayLaterFailure />
      <Address />
    </>,
    { at: '/failure' },
  );
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(dayTicketKind.list('northside:1001'));
});
