import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { dayTicketKind } from '../products/kinds.ts';
import { PayLaterFailure } from './PayLaterFailure.tsx';
import { PayLaterSuccess } from './PayLaterSuccess.tsx';

const Address = () => <p role="status">{useLocation().pathname}</p>;

const success = (leadId: string) => (
  <Routes location={`/${leadId}`}>
    <Route path=":leadId" element={<PayLaterSuccess />} />
  </Routes>
);

const leadId = '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c01';

const example = {
  leadId,
  name: 'Day pass',
  image: null,
  price: { amount: 19.5, currency: 'EUR' },
  purchase: {
    uuid: '5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01',
    code: 'SAMP-7KQ2-9XTM',
    codes: [],
    quantity: 1,
    validFrom: '2126-11-26',
    validUntil: '2126-11-26',
    bookingOptionId: null,
    recipient: null,
  },
  canceledAt: null,
};

test('shows a booked ticket with its code, as the server knows it', async () => {
  await show(success(leadId));
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your day pass is booked');
  await expect.element(page.getByText('SAMP-7KQ2-9XTM')).toBeVisible();
  await expect.element(page.getByText(/Valid on Thursday, 26 November 2026/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(document.querySelector('img[src*="/product/60002"]')).not.toBe(null);
});

test('cancels the ticket after a question', async () => {
  let canceled = false;
  const ticket = http.get('*/v1/public/daytickets/*', () =>
    HttpResponse.json({ ...example, canceledAt: canceled ? '2126-11-25T09:00:00+01:00' : null }),
  );
  const cancel = http.delete('*/v1/public/daytickets/*', () => {
    canceled = true;
    return HttpResponse.json({ ...example, canceledAt: '2126-11-25T09:00:00+01:00' });
  });
  await show(success(leadId), { answers: [ticket, cancel] });
  await page.getByRole('button', { name: 'Cancel day pass' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel day pass' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This day pass is cancelled');
  await expect.element(page.getByText('SAMP-7KQ2-9XTM')).not.toBeInTheDocument();
  await expectAccessible();
});

test('offers no cancelation once the day is over', async () => {
  const past = { ...example.purchase, validFrom: '2020-11-26', validUntil: '2020-11-26' };
  const ticket = http.get('*/v1/public/daytickets/*', () =>
    HttpResponse.json({ ...example, purchase: past }),
  );
  await show(success(leadId), { answers: [ticket] });
  await expect.element(page.getByText('SAMP-7KQ2-9XTM')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Cancel day pass' }))
    .not.toBeInTheDocument();
});

test.each(['whatever', '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c02'])(
  'does not confirm the unknown lead %s and keeps the choice of another ticket',
  async (unknown) => {
    store('product-choice', { productVariantId: 31_001 });
    await show(success(unknown), {
      answers: [mock('getBookedDayTicket', 404, 'dayticket.error.notfound')],
    });
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
