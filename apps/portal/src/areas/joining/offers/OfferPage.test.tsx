import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { OfferPage } from './OfferPage.tsx';

test('lists discounts apart from fees, and marks the lowest monthly price', async () => {
  await show(<OfferPage id="40001" />);
  const term = page.getByRole('listitem').filter({ hasText: 'Lowest monthly price' });
  await expect.element(term.getByRole('heading', { name: '12 months' })).toBeVisible();
  const labels = term.getByRole('term').elements();
  const facts = new Map(
    labels.map((label) => [label.textContent, label.nextElementSibling?.textContent]),
  );
  expect(facts.get('Fees')).not.toContain('Welcome');
  expect(facts.get('Discount')).toContain('Welcome');
  await expectAccessible();
});
