import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { VaccinationPage } from './VaccinationPage.tsx';

test('says what the vaccination certificate is for', async () => {
  await show(<VaccinationPage />, { member: true });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText(/ask for proof of vaccination/)).toBeVisible();
  await expectAccessible();
});
