import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ResultMark } from './ResultMark.tsx';

test('has a text equivalent of its icon, and the reference', async () => {
  const { container } = await show(
    <ResultMark
      kind="failure"
      title="Nothing was booked."
      titleComponent="h1"
      reference={{ label: 'Booking number', value: 'SP-1' }}
    />,
  );
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Nothing was booked.' }))
    .toBeVisible();
  await expect.element(page.getByText('Booking number SP-1')).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
