import { previewContractUpgrade } from '@studio-portal/sdk/api/contract-offers';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { ContractChange } from './ContractChange.tsx';

const request = {
  contractUuid: '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b01',
  organizationUnitId: 1001,
  contractOfferTermId: 41_001,
  startDate: new Date('2027-01-01'),
  moduleIds: [],
};

/** Renders the API description's example with the given credit. */
function Change({ amount }: { amount: number }) {
  const { data } = useQuery({ queryKey: [], queryFn: () => previewContractUpgrade(request) });
  return data && <ContractChange upgrade={{ ...data, credit: { amount, currency: 'EUR' } }} />;
}

test('shows how much is credited, and how', async () => {
  await show(<Change amount={3.1} />);
  await expect.element(page.getByText('€3.10')).toBeVisible();
  await expect.element(page.getByText(/^We credit it to your account/)).toBeVisible();
  await expect.element(page.getByText(/^Nothing, since/)).not.toBeInTheDocument();
});

test('says that there is no credit without prepayments', async () => {
  await show(<Change amount={0} />);
  await expect.element(page.getByText('Nothing, since nothing was paid ahead')).toBeVisible();
  await expect.element(page.getByText(/^We credit it to your account/)).not.toBeInTheDocument();
});
