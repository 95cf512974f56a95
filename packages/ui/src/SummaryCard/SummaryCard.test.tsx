import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { SummaryCard } from './SummaryCard.tsx';

test('is a description list in the order what, when, where, payment, total', async () => {
  await show(
    <SummaryCard
      heading="Your booking"
      title="Power Yoga"
      total={{ label: 'Total', value: '18.50 €' }}
      payment={{ label: 'Pays with', value: 'Card' }}
      where={{ label: 'Where', value: 'Studio 2' }}
      when={{ label: 'When', value: 'Tuesday' }}
    />,
  );
  const terms = page.getByRole('term').elements();
  expect(terms.map((term) => term.textContent)).toEqual(['When', 'Where', 'Pays with', 'Total']);
  await expect.element(page.getByRole('heading', { name: 'Your booking' })).toBeVisible();
});
