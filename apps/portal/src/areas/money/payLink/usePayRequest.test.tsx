import { mock } from '@studio-portal/sdk/msw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { usePayRequest } from './usePayRequest.ts';

const refetch = vi.fn<() => void>();

function Pay() {
  const { pay, error } = usePayRequest('5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01', refetch);
  const start = () => pay({ paymentMethod: 'CREDIT_CARD', paymentInstrumentId: 1 });
  return (
    <button type="button" onClick={start}>
      {error ? 'Failed' : 'Pay'}
    </button>
  );
}

test.for([
  [404, 1],
  [409, 1],
  [422, 1],
  [500, 0],
] as const)('on status %i, refetches the request %i times', async ([status, times]) => {
  refetch.mockClear();
  await show(<Pay />, { answers: [mock('createPaymentRequestCheckout', status)] });
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect.element(page.getByRole('button', { name: 'Failed' })).toBeVisible();
  expect(refetch).toHaveBeenCalledTimes(times);
});
