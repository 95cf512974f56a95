import { mock } from '@studio-portal/sdk/msw';
import { getResponse, HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { BalancePage } from './BalancePage.tsx';
import { SelfServiceSuccessPage } from './SelfServiceSuccessPage.tsx';

// Polling interval in milliseconds, shortened for the test.
vi.mock('../../checkout/summary/pollInterval.ts', () => ({ pollInterval: 100 }));

const token = 'ssl_6Jd1Xm5Qp9Bt3Kw7Ny2Zr8Vc4Hf0Ls';
const publicToken = 'pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a';
const startedSearch = `?token=${token}&action=balance&checkout=${publicToken}`;
const title = page.getByRole('heading', { level: 1 });

const pages = (
  <Routes>
    <Route path="/self-service" element={<BalancePage token={token} />} />
    <Route path="/self-service/success" element={<SelfServiceSuccessPage />} />
  </Routes>
);

/** Returns the order of the API description's example in another state. */
const mockOrder = (state: string | (() => string)) =>
  http.get(`*/checkouts/account-balance/${publicToken}`, async ({ request }) => {
    const example = await getResponse(
      [mock('getPublicAccountBalanceCheckout', 200, 'publicBalanceCheckoutCreated')],
      request,
    );
    return HttpResponse.json({
      ...(await example?.json()),
      state: typeof state === 'string' ? state : state(),
    });
  });

test('charges nothing if the balance was paid elsewhere during authentication, and says so', async () => {
  let isOwed = true;
  const { sent } = await show(pages, {
    at: `/self-service${startedSearch}`,
    answers: [
      mockOrder('AUTHENTICATED'),
      http.get('*/self-service/configuration/*', () =>
        isOwed ? undefined : HttpResponse.json({ errorCode: 'link.error.used' }, { status: 409 }),
      ),
      http.get('*/accountbalance/*', () =>
        isOwed
          ? undefined
          : HttpResponse.json({ errorCode: 'accountbalance.error.notfound' }, { status: 404 }),
      ),
      http.post(`*/${publicToken}/finalize`, () => {
        isOwed = false;
        const errorCode = 'accountbalance.error.paidmeanwhile';
        return HttpResponse.json({ errorCode }, { status: 409 });
      }),
    ],
  });
  await expect.element(title).toHaveTextContent('There’s nothing left to pay');
  await expect.element(page.getByText(/You haven’t been charged here\.$/)).toBeVisible();
  expect(sent.filter(({ call }) => call.endsWith('/finalize'))).toHaveLength(1);
  await expectAccessible();
});

test('redirects from the success page to the payment while it is not settled', async () => {
  await show(pages, {
    at: `/self-service/success${startedSearch}`,
    answers: [mockOrder('AUTHENTICATION_REQUIRED')],
  });
  await expect.element(page.getByText(/^Your bank hasn’t told us yet/)).toBeVisible();
  await expectAccessible();
});

test('redirects a paid order to its receipt', async () => {
  await show(pages, { at: `/self-service${startedSearch}`, answers: [mockOrder('FINALIZED')] });
  await expect.element(title).toHaveTextContent('Thank you, that’s paid');
  await expectAccessible();
});

test('shows the receipt when the bank answers late', async () => {
  let state = 'AUTHENTICATION_REQUIRED';
  await show(pages, { at: `/self-service${startedSearch}`, answers: [mockOrder(() => state)] });
  await expect.element(page.getByText(/^Your bank hasn’t told us yet/)).toBeVisible();
  state = 'FINALIZED';
  await expect.element(title).toHaveTextContent('Thank you, that’s paid');
});

test('stops waiting for the bank when the balance is paid elsewhere', async () => {
  let isOwed = true;
  await show(pages, {
    at: `/self-service${startedSearch}`,
    answers: [
      mockOrder('AUTHENTICATION_REQUIRED'),
      http.get('*/accountbalance/*', () =>
        isOwed
          ? undefined
          : HttpResponse.json({ errorCode: 'accountbalance.error.notfound' }, { status: 404 }),
      ),
    ],
  });
  await expect.element(page.getByText(/^Your bank hasn’t told us yet/)).toBeVisible();
  isOwed = false;
  await expect.element(title).toHaveTextContent('There’s nothing left to pay');
});

test('offers no second payment until it knows the state of the first', async () => {
  const checkout = Promise.withResolvers<undefined>();
  let hasFailed = false;
  const { sent, countFetching } = await show(pages, {
    at: `/self-service${startedSearch}`,
    answers: [
      http.get(`*/checkouts/account-balance/${publicToken}`, async ({ request }) => {
        if (hasFailed) return undefined;
        await checkout.promise;
        hasFailed = true;
        return getResponse([mock('getPublicAccountBalanceCheckout', 500)], request);
      }),
      mockOrder('FINALIZED'),
    ],
  });
  const pay = page.getByRole('button', { name: /^Pay €/ });
  await expect.poll(() => sent.map(({ call }) => call).join()).toContain('payment-methods');
  await expect.element(title).toMatchTextContent(/^Pay €/);
  // Only the order is missing.
  await expect.poll(countFetching).toBe(1);
  await expect.element(pay).not.toBeInTheDocument();
  checkout.resolve(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).toHaveTextContent('Thank you, that’s paid');
});

test('does not say that nothing was charged while the state of the payment is unknown', async () => {
  await show(pages, {
    at: `/self-service${startedSearch}`,
    answers: [
      mock('getPublicAccountBalanceCheckout', 500),
      http.get('*/accountbalance/*', () =>
        HttpResponse.json({ errorCode: 'accountbalance.error.notfound' }, { status: 404 }),
      ),
    ],
  });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText(/You haven’t been charged here/)).not.toBeInTheDocument();
});
