import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { usePayBalance } from './usePayBalance.ts';

/** The checkout of the API description's example costs €34.90. */
function Payment({ shown }: { shown: number }) {
  const { pay, hasAmountChanged } = usePayBalance(
    'a-token',
    { amount: shown, currency: 'EUR' },
    () => undefined,
  );
  return (
    <>
      <button
        type="button"
        onClick={() => pay({ paymentMethod: 'CREDIT_CARD', paymentInstrumentId: 7 })}
      >
        Pay
      </button>
      <p>{hasAmountChanged ? 'The amount has changed' : 'The amount is the same'}</p>
    </>
  );
}

test.each([
  { shown: 34.9, next: ['authenticate', 'finalize'], text: 'The amount is the same' },
  { shown: 43.9, next: ['cancel'], text: 'The amount has changed' },
])('for a button of €$shown, sends $next', async ({ shown, next, text }) => {
  const { sent } = await show(<Payment shown={shown} />, {
    answers: [mock('authenticatePublicCheckout', 200, 'noChallengeNeeded')],
  });
  await page.getByRole('button').click();
  await expect
    .poll(() =>
      sent.flatMap(({ call }) => (call.startsWith('GET') ? [] : [call.split('/').at(-1)])),
    )
    .toEqual(['account-balance', ...next]);
  await expect.element(page.getByText(text)).toBeVisible();
});
