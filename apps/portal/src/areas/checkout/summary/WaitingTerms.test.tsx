import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { type WaitingPays, WaitingTerms } from './WaitingTerms.tsx';

const price = (amount: number): WaitingPays => ({ price: { amount, currency: 'EUR' } });
const pass = (remaining: number | null): WaitingPays => ({ option: { name: 'Pack', remaining } });

test.for<[WaitingPays, string]>([
  [price(0), 'Waiting costs you nothing.'],
  [price(12), 'You only pay €12.00 if you get a place.'],
  [pass(null), 'Waiting costs you nothing.'],
  [pass(3), 'We take one visit from Pack now. You get it back if no place comes up.'],
])('waiting with %j shows: %s', async ([pays, text]) => {
  await show(<WaitingTerms until={undefined} freeUntil={null} pays={pays} acceptsLate={false} />);
  await expect.element(page.getByText(text)).toBeVisible();
});

test.for([
  { free: '12:01', accepts: false, last: '13:01', late: [] },
  { free: '12:01', accepts: true, last: '15:00', late: ['A place that comes up after'] },
  { free: '11:59', accepts: false, last: '15:00', late: ['A place that comes up now is yours'] },
])('at noon with free cancelation until $free, accepting late places: $accepts', async (given) => {
  await show(
    <WaitingTerms
      until={new Date('2026-11-25T14:00:00Z')}
      freeUntil={new Date(`2026-11-25T${given.free}:00Z`)}
      pays={price(0)}
      acceptsLate={given.accepts}
    />,
    { member: true },
  );
  const deadline = `A place can come up until today ${given.last}`;
  await expect.element(page.getByText(deadline, { exact: false })).toBeVisible();
  await expect.element(page.getByText(/^Changed your mind\?/)).toBeVisible();
  const late = page.getByText(/^A place that comes up/).elements();
  expect(late.map(({ textContent }) => textContent)).toEqual(
    given.late.map((words) => expect.stringContaining(words)),
  );
});

test('asks whether a place is wanted that can no longer be canceled for free', async () => {
  const onAcceptLate = vi.fn<(accepts: boolean) => void>();
  await show(
    <WaitingTerms
      until={new Date('2026-11-25T14:00:00Z')}
      freeUntil={new Date('2026-11-25T13:00:00Z')}
      pays={price(0)}
      acceptsLate={false}
      onAcceptLate={onAcceptLate}
    />,
  );
  await page.getByRole('checkbox', { name: /when I can no longer cancel for free/ }).click();
  expect(onAcceptLate).toHaveBeenCalledWith(true);
});
