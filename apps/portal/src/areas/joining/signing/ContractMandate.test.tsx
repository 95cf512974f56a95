import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { useGetPublicContractSignCondition } from '@studio-portal/sdk/api/contract-signing';
import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { ContractMandate } from './ContractMandate.tsx';
import { clearMandateDraft, readMandateDraft } from './mandateDraft.ts';

const choiceKey = 'a-choice';
const british = 'GB33BUKB20201555555555';

const customerData = {
  firstname: 'Gerda',
  lastname: 'Gast',
  email: 'gerda@sample.example',
  phone: '+49 30 0000009',
  dateOfBirth: new Date('1994-02-03'),
  street: 'Beispielweg',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

function Step() {
  const [held, setHeld] = useState(false);
  const offers = useListContractOffers({ organizationUnitId: 1001 });
  const condition = useGetPublicContractSignCondition({
    organizationUnitId: 1001,
    contractOfferTermId: 1,
  });
  const offer = offers.data?.[0];
  if (held) return <p>Held</p>;
  return (
    offer &&
    condition.data && (
      <main>
        <h1>Payment</h1>
        <ContractMandate
          id="mandate"
          choiceKey={choiceKey}
          offer={offer}
          condition={{ ...condition.data, paymentSignatureRequired: false }}
          signer={{ customerData, identityDocument: null }}
          onComplete={() => setHeld(true)}
        />
        <button type="submit" form="mandate">
          Continue
        </button>
      </main>
    )
  );
}

const iban = page.getByRole('textbox', { name: /^IBAN/ });
const bic = page.getByRole('textbox', { name: /^BIC/ });
const clickContinue = () => page.getByRole('button', { name: 'Continue' }).click();

/** The bank of a British account is unknown; all others are known. */
const answers = [
  http.post('*/bankaccount/converttobicandname', async ({ request }) => {
    const body: unknown = await request.clone().json();
    const typed = JSON.stringify(body);
    if (!typed.includes(british)) return undefined;
    if (typed.includes('DEUTDEFF'))
      return HttpResponse.json(
        { errorCode: 'bankaccount.error.invalidbic', errorMessage: 'Invalid BIC' },
        { status: 422 },
      );
    const named = typed.includes('BUKBGB22XXX') ? 'BUKBGB22XXX' : null;
    return HttpResponse.json({
      iban: british,
      bic: named,
      bankName: null,
      sepa: true,
      bicRequired: true,
    });
  }),
  mock('convertPublicBankAccount', 200, 'bankAccount'),
  mock('validateAccountHolder', 200, 'accountHolderValid'),
];

test('asks for the BIC of an unknown bank outside the EU and shows its errors at the field', async () => {
  clearMandateDraft();
  const { sent } = await show(<Step />, { answers });
  await iban.fill(british);
  await page.getByRole('checkbox', { name: /I give this mandate/ }).click();
  await expect.element(bic).not.toBeInTheDocument();
  await clickContinue();
  await expect.element(bic).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Enter the BIC of your bank' }))
    .toBeVisible();
  await expectAccessible();

  await bic.fill('nonsense!');
  await clickContinue();
  await expect.element(page.getByRole('link', { name: 'Invalid BIC' })).toBeVisible();
  // An invalid BIC is not sent; one that the server refuses shows in the same place.
  const bankRequests = () => sent.filter(({ call }) => call.endsWith('/converttobicandname'));
  expect(bankRequests()).toHaveLength(1);
  await bic.fill('DEUTDEFF');
  await clickContinue();
  await expect.element(page.getByText('Invalid BIC').last()).toBeVisible();
  expect(bankRequests()).toHaveLength(2);

  await bic.fill('bukb gb22 xxx');
  await clickContinue();
  await expect.element(page.getByText('Held')).toBeVisible();
  expect(bankRequests().at(-1)?.body).toEqual({ iban: british, bic: 'BUKBGB22XXX' });
  expect(readMandateDraft(choiceKey)).toMatchObject({
    mandate: { iban: british, bic: 'BUKBGB22XXX' },
    bank: { bankName: null, bic: 'BUKBGB22XXX' },
  });
  // Another contract needs its own mandate.
  expect(readMandateDraft('another-choice')).toBeUndefined();
});

test('asks for no BIC after the account changes, and does not block the form with the previous error', async () => {
  clearMandateDraft();
  await show(<Step />, { answers });
  await iban.fill(british);
  await page.getByRole('checkbox', { name: /I give this mandate/ }).click();
  await clickContinue();
  await expect.element(bic).toBeVisible();
  await iban.fill('DE02 1203 0000 0000 2020 51');
  await expect.element(bic).not.toBeInTheDocument();
  await clickContinue();
  await expect.element(page.getByText('Held')).toBeVisible();
  expect(readMandateDraft(choiceKey)?.mandate.bic).toBeUndefined();
});
