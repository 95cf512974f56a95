import { type APIRequestContext, expect } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { logInAs } from './fixtures.ts';
import { headers } from './purchase.ts';

interface Term {
  id: number;
  contractStartDate: string;
  totalPrice: { amount: number; currency: string };
}

/**
 * Creates an account with a signed contract, for a test about what follows.
 * @param offerName name of the membership at the studio
 * @param paymentMethod with bank transfer, the first payment is due until the member makes it
 * @returns its email address; the request is logged in as the account
 */
export async function newMember(
  request: APIRequestContext,
  studioId: number,
  offerName: string,
  paymentMethod: 'DIRECT_DEBIT' | 'BANK_TRANSFER' = 'DIRECT_DEBIT',
): Promise<string> {
  const email = await newAccount(request);
  await logInAs(request, email);
  const key = email.replaceAll(/[^A-Za-z0-9]/g, '-');
  const send = async <Body>(path: string, data?: object): Promise<Body> => {
    const answer = data
      ? await request.post(path, { headers: { ...headers, 'Idempotency-Key': key }, data })
      : await request.get(path, { headers });
    expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const offers = await send<{ id: number; name: string; terms: Term[] }[]>(
    `/nox/public/v1/contractoffer?organizationUnitId=${studioId}`,
  );
  const offer = offers.find(({ name }) => name === offerName);
  const term = offer?.terms[0];
  if (!offer || !term) throw new Error(`Studio ${studioId} has no membership ${offerName}.`);
  const { textBlocks } = await send<{ textBlocks: { id: number; mandatory: boolean }[] }>(
    `/nox/v1/contract/sign/condition?organizationUnitId=${studioId}&contractOfferTermId=${term.id}`,
  );
  const wanted = {
    organizationUnitId: studioId,
    contractOfferTermId: term.id,
    startDate: term.contractStartDate,
    preuseDate: null,
    moduleIds: [],
    voucherCode: null,
    referralCode: null,
  };
  const { totalPrice } = await send<{ totalPrice: object }>('/v1/contracts/preview', wanted);
  const { mandateReference } = await send<{ mandateReference: string }>(
    `/nox/public/v1/contractoffer/${offer.id}/studio/${studioId}/sepa/agreement`,
  );
  const mandate = {
    accountHolder: 'Sample Person',
    iban: 'DE86100100100000004242',
    mandateReference,
  };
  await send('/v1/contracts/sign', {
    ...wanted,
    totalPrice,
    customerData: {
      firstname: 'Sample',
      lastname: 'Person',
      email,
      dateOfBirth: '1990-01-01',
      phone: '+49 30 0000003',
      street: 'Beispielweg',
      houseNumber: '3',
      zipCode: '10115',
      city: 'Berlin',
      countryCode: 'DE',
    },
    acceptedTextBlockIds: textBlocks.filter(({ mandatory }) => mandatory).map(({ id }) => id),
    earlyStartRequested: true,
    signature: { type: 'TYPED', dataUrl: null, name: 'Sample Person' },
    paymentMethod,
    sepaMandate: paymentMethod === 'DIRECT_DEBIT' ? mandate : null,
    paymentSignature: null,
    identityDocument: null,
  });
  return email;
}
