/** Payment links of a studio, and the steps of a person who follows one. */
import { eq } from 'drizzle-orm';
import { checkouts } from '../../src/domains/checkouts/tables.ts';
import { answerBank, returnPath } from './purchase.ts';
import type { Sandbox } from './sandbox.ts';

/** The links of the sample states. */
export const links = {
  request: '5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01',
  balance: 'bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc',
  method: 'pmt_4Hs8Wq2Zk6Tn0Yb3Vc7Rf1Lx9Md5Ga',
  all: 'ssl_6Jd1Xm5Qp9Bt3Kw7Ny2Zr8Vc4Hf0Ls',
};

/** Creates a card without an account, valid for one checkout. */
export async function lendCard({ call }: Sandbox, ending = '4242'): Promise<number> {
  const body = { cardToken: `tok_visa_${ending}`, holder: 'Sample Holder' };
  return (await call('createPublicCreditCard', { body })).body.id;
}

/** Starts a checkout for the sample payment request. @returns the checkout's id */
export async function beginRequest(sandbox: Sandbox, ending?: string): Promise<string> {
  const checkout = await sandbox.call('createPaymentRequestCheckout', {
    body: {
      paymentRequestUuid: links.request,
      paymentMethod: 'CREDIT_CARD',
      paymentInstrumentId: await lendCard(sandbox, ending),
    },
  });
  return checkout.body.id;
}

/** Confirms the payment of a payment request as its cardholder. */
export async function confirmRequest(sandbox: Sandbox, id: string): Promise<void> {
  const body = { returnPath };
  await sandbox.call('authenticatePaymentRequestCheckout', { path: { id }, body });
  await answerBank(sandbox, id, { answer: 'confirm' });
}

/** Creates the request to store a card by the sample link. */
export const createMethodRequest = async (sandbox: Sandbox, ending?: string) => ({
  body: {
    token: links.method,
    paymentMethod: 'CREDIT_CARD' as const,
    paymentInstrumentId: await lendCard(sandbox, ending),
  },
});

/** Confirms or declines the card to be stored, as its cardholder. */
export async function answerMethodChallenge(
  sandbox: Sandbox,
  answer: 'confirm' | 'decline' = 'confirm',
): Promise<void> {
  const path = { token: links.method };
  await sandbox.call('authenticatePaymentMethodCheckout', { path, body: { returnPath } });
  const { db } = sandbox.services;
  const [checkout] = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(eq(checkouts.state, 'AUTHENTICATION_REQUIRED'));
  await answerBank(sandbox, checkout?.id ?? '', { answer });
}

/** Creates a mandate with a reference from the studio's SEPA agreement. */
export async function createMandate({ call }: Sandbox, iban = 'DE86100100100000004242') {
  const path = { studioId: 1001 };
  const { mandateReference } = (await call('getSepaAgreement', { path })).body;
  return { sepaMandate: { accountHolder: 'Mona Muster', iban, mandateReference } };
}
