import { mock } from '@studio-portal/sdk/msw';
import { getSale } from '@studio-portal/sdk/api/contract-signing';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { saveSignedContract } from './signedContract.ts';
import { SignedContractPage } from './SignedContractPage.tsx';

const saleId = '5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01';

const success = (
  <Routes>
    <Route path="/contract/:termId/success" element={<SignedContractPage />} />
  </Routes>
);

const title = page.getByRole('heading', { level: 1 });

describe('without an account', () => {
  test('does not confirm a term that was not signed and keeps the choice of another', async () => {
    store('contract-choice', { termId: 41_001 });
    store('contract-signed', 41_001);
    await show(success, { at: '/contract/999999/success' });
    await expect.element(title).toHaveTextContent('We couldn’t find this order.');
    await expect.element(page.getByRole('link', { name: 'View all memberships' })).toBeVisible();
    expect(readStored('contract-choice')).toBeDefined();
    await expectAccessible();
  });

  test('confirms the term signed in this visit after a reload', async () => {
    store('contract-signed', 41_001);
    await show(success, { at: '/contract/41001/success' });
    await expect.element(title).toHaveTextContent('Welcome, your contract is signed');
    await expect.element(page.getByText(/only right after it’s signed/)).toBeVisible();
  });

  test('shows the contract only at the address of its term', async () => {
    await show(<p>Connected</p>);
    const { contract, customerBaseDto: person } = await getSale(saleId);
    if (!contract) throw new Error('The example has no contract.');
    saveSignedContract(41_001, { accountId: undefined, saleId, contract, person });
    await show(success, { at: '/contract/999999/success' });
    await expect.element(title).toHaveTextContent('We couldn’t find this order.');
    await show(success, { at: '/contract/41001/success' });
    await expect.element(page.getByText(contract.contractNumber).first()).toBeVisible();
  });
});

describe('with an account', () => {
  test('shows the contract of the sale', async () => {
    await show(success, { at: `/contract/41001/success?sale=${saleId}`, member: true });
    await expect.element(title).toHaveTextContent('Welcome, your contract is signed');
  });

  test('does not confirm an unknown sale', async () => {
    const answers = [mock('getSale', 404, 'sale.error.notfound')];
    const at = `/contract/41001/success?sale=${saleId}`;
    await show(success, { at, member: true, answers });
    await expect.element(title).toHaveTextContent('We couldn’t find this order.');
  });

  test.each(['', '?sale=whatever'])('does not confirm an address with “%s”', async (query) => {
    await show(success, { at: `/contract/41001/success${query}`, member: true });
    await expect.element(title).toHaveTextContent('We couldn’t find this order.');
  });
});
