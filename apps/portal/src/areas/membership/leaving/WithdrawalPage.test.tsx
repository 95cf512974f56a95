import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { WithdrawalPage } from './WithdrawalPage.tsx';

const values = {
  'First name': 'Mona',
  'Last name': 'Muster',
  Membership: 'Flex',
  Email: 'mona@example.com',
};

async function withdraw() {
  for (const [label, text] of Object.entries(values))
    await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
}

test('shows a receipt with name and membership', async () => {
  await show(<WithdrawalPage />);
  await withdraw();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('We’ve received your withdrawal');
  await expect.element(page.getByText('Mona Muster')).toBeVisible();
});

test('shows an error and keeps the form if the withdrawal fails', async () => {
  await show(<WithdrawalPage />, { answers: [mock('createPublicWithdrawal', 500)] });
  await withdraw();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Mona');
});
