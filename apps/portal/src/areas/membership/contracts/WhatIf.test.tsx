import { useGetContractOutlooks, useListContracts } from '@studio-portal/sdk/api/contracts';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { WhatIf } from './WhatIf.tsx';

function Loaded() {
  const contract = useListContracts({ status: 'ACTIVE' }).data?.[0];
  return (
    contract && (
      <>
        <WhatIf contract={contract} />
        <LoadedOutlooks contractId={contract.id} />
      </>
    )
  );
}

/** Tells the tests when the outlooks are loaded. */
function LoadedOutlooks({ contractId }: { contractId: number }) {
  const { data } = useGetContractOutlooks(contractId);
  return data && <p>{data.outlooks.length} outlooks</p>;
}

const showWhatIf = (...answers: HttpHandler[]) =>
  show(<Loaded />, {
    member: true,
    menu: ['CONTRACT'],
    permissions: ['SELF_SERVICE', 'CUSTOMER_CENTER', 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ'],
    answers,
  });

type Outlook = { choice: string; upgrade: { preview: object } | null };

/** Changes the outlooks of the example. */
const outlooks = (change: (all: Outlook[]) => object[]) =>
  overrideResponse('*/customercenter/contract/:id/outlooks', (data) =>
    'outlooks' in data && Array.isArray(data.outlooks)
      ? { ...data, outlooks: change(data.outlooks) }
      : data,
  );

const column = (name: string) => page.getByRole('columnheader', { name });

test('compares a pause with the contract as it is', async () => {
  await showWhatIf();
  await expect.element(column('As it is')).toBeVisible();
  await expect.element(column('Pause 2 – 29 December 2026')).toBeVisible();
  await expect.element(page.getByText('€34.90 on 1 December 2026')).toBeVisible();
  await expect.element(page.getByText('€3.37 on 1 December 2026')).toBeVisible();
  await expect.element(page.getByText('€429.27')).toBeVisible();
  await expect.element(page.getByText('Open-ended, 28 March 2027 at the earliest')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pause membership' })).toBeVisible();
  await expectAccessible();
});

test('shows the last day of a cancelation without "at the earliest"', async () => {
  await showWhatIf();
  await page.getByRole('radio', { name: 'Cancel' }).click();
  await expect.element(column('Cancel today')).toBeVisible();
  await expect.element(page.getByText('28 February 2027', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Cancel contract' })).toBeVisible();
});

/** Adds another change to the outlooks of the example. */
const withChange = (preview: object) =>
  outlooks((all) => {
    const change = all.find(({ choice }) => choice === 'CHANGE');
    const upgrade = { ...change?.upgrade, preview: { ...change?.upgrade?.preview, ...preview } };
    return [...all, { ...change, total: { amount: 240, currency: 'EUR' }, upgrade }];
  });

test('chooses between the memberships to change to', async () => {
  await showWhatIf(
    withChange({ contractOfferId: 999, contractOfferTermId: 41_999, name: 'Morning membership' }),
  );
  await page.getByRole('radio', { name: 'Change' }).click();
  await expect.element(column('Flex membership, 12 months')).toBeVisible();
  await page.getByRole('combobox', { name: 'Membership' }).click();
  await page.getByRole('option', { name: 'Morning membership, 12 months' }).click();
  await expect.element(column('Morning membership, 12 months')).toBeVisible();
  await expect.element(page.getByText('€240.00')).toBeVisible();
});

test('tells two terms of the same length apart by how often they are paid', async () => {
  const paymentFrequency = { term: 1, termUnit: 'YEAR' };
  await showWhatIf(withChange({ contractOfferTermId: 41_999, paymentFrequency }));
  await page.getByRole('radio', { name: 'Change' }).click();
  await expect.element(column('Flex membership, 12 months, paid monthly')).toBeVisible();
  await page.getByRole('combobox', { name: 'Membership' }).click();
  await page.getByRole('option', { name: 'Flex membership, 12 months, paid at once' }).click();
  await expect.element(column('Flex membership, 12 months, paid at once')).toBeVisible();
});

test('omits the comparison where the contract can only be canceled', async () => {
  await showWhatIf(
    outlooks((all) => all.filter(({ choice }) => choice === 'KEEP' || choice === 'CANCEL')),
  );
  await expect.element(page.getByText('2 outlooks')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});
