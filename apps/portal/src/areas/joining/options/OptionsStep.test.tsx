import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { useGetPublicContractSignCondition } from '@studio-portal/sdk/api/contract-signing';
import { handlers } from '@studio-portal/sdk/msw';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rememberContractModules } from '../../../lib/browser/contractModules.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { OptionsStep } from './OptionsStep.tsx';

/** The first step of the example's first term. */
function FirstStep() {
  const offer = useListContractOffers({ organizationUnitId: 1001 }).data?.[0];
  const term = offer?.terms[0];
  const wanted = { organizationUnitId: 1001, contractOfferTermId: term?.id ?? 0 };
  const query = { enabled: term !== undefined };
  const condition = useGetPublicContractSignCondition(wanted, { query }).data;
  return (
    offer &&
    term &&
    condition && (
      <OptionsStep signing={{ offer, term, condition, consents: [], currentContract: null }} />
    )
  );
}

const drinks = page.getByRole('checkbox', { name: /^Drinks/ });

test('preselects the modules of the address and prices them', async () => {
  rememberContractModules('?sm=42002,99');
  const { sent } = await show(<FirstStep />);
  await expect.element(drinks).toBeChecked();
  await expect
    .poll(() => sent.find(({ call }) => call.endsWith('/contract/preview'))?.body)
    .toMatchObject({ moduleIds: [42_002] });
  await expectAccessible();
});

test('announces the total once a choice has changed it, but not the first one', async () => {
  const withDrinks = http.post<never, { moduleIds: number[] }>(
    '*/contract/preview',
    async ({ request }) => {
      const answer = await getResponse(handlers, request.clone());
      const example: object = await answer?.json();
      const { moduleIds } = await request.json();
      const total = { amount: moduleIds.length === 0 ? 400 : 460, currency: 'EUR' };
      return HttpResponse.json({ ...example, totalPrice: total });
    },
  );
  await show(<FirstStep />, { answers: [withDrinks] });
  // The form has a status of its own.
  const status = page.getByRole('status').last();
  await expect.element(page.getByText('€400.00')).toBeInTheDocument();
  await expect.element(status).toBeEmptyDOMElement();
  await drinks.click();
  await expect.element(status).toHaveTextContent('Total over 12 months €460.00');
  await drinks.click();
  await expect.element(status).toHaveTextContent('Total over 12 months €400.00');
});

test('lets a new address replace the choice of an earlier one', async () => {
  rememberContractModules('?om=42002');
  const { unmount } = await show(<FirstStep />);
  await expect.element(drinks).not.toBeChecked();
  await drinks.click();
  await drinks.click();
  await unmount();
  rememberContractModules('?sm=42002');
  await show(<FirstStep />);
  await expect.element(drinks).toBeChecked();
});
