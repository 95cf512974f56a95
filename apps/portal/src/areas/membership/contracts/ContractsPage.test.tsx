import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { ContractsPage } from './ContractsPage.tsx';

const onlyOne = overrideResponse('*/customercenter/contract', (all) =>
  Array.isArray(all) ? all.slice(0, 1) : all,
);

const title = page.getByRole('heading', { level: 1 });

test.for([
  { off: [], width: 1280, words: 'Contracts and add-ons' },
  { off: [], width: 390, words: 'Contracts' },
  { off: ['SELF_SERVICE_CONTRACT_NEW'] as const, width: 1280, words: 'Your contract details' },
  { off: ['SELF_SERVICE_CONTRACT_NEW'] as const, width: 390, words: 'Contract details' },
])('titles a single contract "$words" at $width px', async ({ off, width, words }) => {
  await page.viewport(width, 800);
  await show(<ContractsPage status="ACTIVE" />, { member: true, off, answers: [onlyOne] });
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect.element(title).toHaveTextContent(words);
});

test('titles a contract that the query names with its name', async () => {
  await show(<ContractsPage status="ACTIVE" />, { member: true, at: '/?contract=93101' });
  await expect.element(title).toHaveTextContent('Flex membership');
});
