import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { SummaryCard } from './SummaryCard.tsx';

test('is a list of terms, read what, when, where, what pays, total', async () => {
  await show(
    <SummaryCard
      heading="Your booking"
      what="Power Yoga"
      total={{ label: 'Total', value: '18.50 €' }}
      pays={{ label: 'Pays with', value: 'Card' }}
      where={{ label: 'Where', value: 'Studio 2' }}
      when={{ label: 'When', value: 'Tuesday' }}
    />,
  );
  const terms = page.getByRole('term').elements();
  expect(terms.map((term) => term.textContent)).toEqual(['When', 'Where', 'Pays with', 'Total']);
  await expect.element(page.getByRole('heading', { name: 'Your booking' })).toBeVisible();
});
