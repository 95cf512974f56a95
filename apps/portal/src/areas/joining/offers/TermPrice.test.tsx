import type { TermUnit } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { TermPrice } from './TermPrice.tsx';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

test.each<[string, number, TermUnit, string[]]>([
  ['the monthly price', 1, 'MONTH', ['€42.37 a month', '€39.00 in total for 1 month']],
  ['the total', 4, 'WEEK', ['€39.00 in total for 4 weeks', '€42.37 a month']],
  ['the total', 30, 'DAY', ['€39.00 in total for 30 days', '€42.37 a month']],
])('leads with %s of %i %s', async (_lead, term, termUnit, lines) => {
  const priced = { monthlyPrice: euros(42.37), totalPrice: euros(39), term: { term, termUnit } };
  await show(<TermPrice term={priced} />);
  await expect.element(page.getByText(lines[0] ?? '')).toBeVisible();
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(lines);
});
