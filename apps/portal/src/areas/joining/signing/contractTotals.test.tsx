import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { useGetPublicContractSignCondition } from '@studio-portal/sdk/api/contract-signing';
import type { Contract, ContractPreview } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { getResponse, http, HttpResponse } from 'msw';
import { mock } from '@studio-portal/sdk/msw';
import { assert, asyncProperty, constantFrom, integer, array, record } from 'fast-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fromWire } from '../../../lib/dates/dates.ts';
import { show } from '../../../testing/show.tsx';
import { ContractSheet } from './ContractSheet.tsx';
import { OfferCard } from '../offers/OfferCard.tsx';
import { SigningOrder } from './SigningOrder.tsx';
import { SigningSummary } from './SigningSummary.tsx';
import { TermFacts } from '../offers/TermFacts.tsx';
import { useContractTexts } from '../words/useContractTexts.ts';
import { usePreview } from './usePreview.ts';
import type { Signing } from './useSigning.tsx';

/** Arbitrary price as the backend might return it: lines in the smallest currency unit. */
const price = constantFrom('EUR', 'CHF', 'USD', 'GBP', 'HUF').chain((currency) => {
  const line = record(
    {
      type: constantFrom('BASE', 'MODULE', 'FLAT_FEE', 'VOUCHER'),
      units: integer({ min: 1, max: 9999 }),
      payments: integer({ min: 1, max: 19 }),
    },
    { noNullPrototype: true },
  );
  return array(line, { minLength: 1, maxLength: 5 }).map((lines) => ({ currency, lines }));
});

type Price = typeof price extends { generate: (...args: never[]) => { value: infer One } }
  ? One
  : never;

/** Converts a price to API figures. */
function toFigures({ currency, lines }: Price) {
  const decimals = currency === 'HUF' ? 0 : 2;
  const money = (units: number) => ({ amount: units / 10 ** decimals, currency });
  const shown = lines.map(({ type, units, payments }, index) => {
    const sign = type === 'VOUCHER' && index > 0 ? -1 : 1;
    return { type, sign, units, payments, name: `Line ${index}` };
  });
  const total = shown.reduce((sum, { sign, units, payments }) => sum + sign * units * payments, 0);
  return {
    total,
    figures: {
      lines: shown.map(({ type, sign, units, payments, name }) => ({
        type,
        name,
        contractModuleId: null,
        price: money(sign * units),
        payments,
        startDate: '2027-01-01',
        totalPrice: money(sign * units * payments),
      })),
      totalPrice: money(total),
      monthlyPrice: money(Math.ceil(total / 12)),
      firstPayment: money(lines[0]?.units ?? 0),
    },
    money,
  };
}

/** Renders every view that shows the costs of a contract. */
function AllTotals({ contract }: { contract: Contract }) {
  const offers = useListContractOffers({ organizationUnitId: 1001 });
  const condition = useGetPublicContractSignCondition({
    organizationUnitId: 1001,
    contractOfferTermId: 41_001,
  });
  const offer = offers.data?.[0];
  const preview = usePreview(
    {
      termId: 41_001,
      startDate: fromWire(contract.startDate),
      preuseDate: null,
      moduleIds: [],
      voucherCode: null,
      referralCode: null,
    },
    null,
  );
  const words = useContractTexts(contract, { firstname: 'Mona', lastname: 'Muster' });
  if (!offer || !condition.data || !preview.data) return null;
  const signing: Signing = {
    offer,
    term: offer.lowestTerm,
    condition: condition.data,
    consents: [],
    currentContract: null,
  };
  const sum = words.price?.lines.find((line) => line.sum);
  return (
    <>
      <section aria-label="card">
        <OfferCard offer={offer} important={false} isFullest={false} />
      </section>
      <section aria-label="term">
        <TermFacts term={offer.lowestTerm} />
      </section>
      <section aria-label="beside">
        <SigningSummary signing={signing} preview={preview} itemized />
      </section>
      <section aria-label="order">
        <SigningOrder signing={signing} preview={preview.data} />
      </section>
      <section aria-label="signed">
        <ContractSheet contract={contract} person={{ firstname: 'Mona', lastname: 'Muster' }} />
      </section>
      <section aria-label="file">
        {words.price?.lines.map(({ name, how, total }) => (
          <p key={name}>
            {name} {how} {total}
          </p>
        ))}
        <b>{sum?.total}</b>
      </section>
    </>
  );
}

/** Loads an example response of the API description. */
async function loadExample(path: string, method: string, answer: ReturnType<typeof mock>) {
  const request = new Request(new URL(path, window.location.origin), { method });
  return (await getResponse([answer], request))?.json();
}

test('shows the same total in card, term, summary, order, contract and file, with lines that add up to it', async () => {
  const signedExample = await loadExample(
    '/nox/public/v1/contract/sign',
    'POST',
    mock('signPublicContract', 201),
  );
  await assert(
    asyncProperty(price, async (one) => {
      const { figures, money, total } = toFigures(one);
      if (total <= 0) return;
      const { unmount } = await show(
        <AllTotals
          contract={{
            ...signedExample.contract,
            ...figures,
            lines: figures.lines.map((line) => ({ ...line, startDate: new Date('2027-01-01') })),
            startDate: new Date('2027-01-01'),
            endDate: new Date('2027-12-31'),
            contractStartDateOfUse: new Date('2027-01-01'),
            lastPossibleCancelationDate: new Date('2027-11-30'),
            signedAt: new Date('2026-11-25T09:00:00Z'),
            withdrawalEndDate: new Date('2026-12-09'),
            replaces: null,
          }}
        />,
        {
          answers: [
            http.get('*/contractoffer', async () => {
              const [offer] = await loadExample(
                '/nox/public/v1/contractoffer?organizationUnitId=1001',
                'GET',
                mock('listContractOffers', 200),
              );
              const { totalPrice, monthlyPrice } = figures;
              const lowestTerm = { ...offer.lowestTerm, totalPrice, monthlyPrice };
              return HttpResponse.json([{ ...offer, lowestTerm, terms: [lowestTerm] }]);
            }),
            http.post('*/contract/preview', async () => {
              const preview: ContractPreview = await loadExample(
                '/nox/public/v1/contract/preview',
                'POST',
                mock('previewPublicContract', 200),
              );
              return HttpResponse.json({ ...preview, ...figures });
            }),
          ],
        },
      );
      await expect.element(page.getByRole('region', { name: 'file' })).toBeVisible();
      const regionText = (place: string) =>
        page.getByRole('region', { name: place }).element().textContent;
      for (const place of ['card', 'term', 'beside', 'order', 'signed', 'file'])
        expect([place, regionText(place)]).toEqual([
          place,
          expect.stringContaining(formatPrice(money(total), 'en-GB')),
        ]);
      for (const place of ['beside', 'order', 'signed', 'file'])
        for (const [index, { totalPrice }] of figures.lines.entries()) {
          expect(regionText(place)).toContain(`Line ${index}`);
          expect(regionText(place)).toContain(formatPrice(totalPrice, 'en-GB'));
        }
      await unmount();
    }),
    { numRuns: 8, seed: 13 },
  );
});
