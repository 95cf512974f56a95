/** Links of a studio, and the steps of somebody who follows one. */
import { eq } from 'drizzle-orm';
import { checkouts } from '../../src/domains/checkouts/tables.ts';
import { answerBank, returnPath } from './purchase.ts';
import type { Sandbox } from './sandbox.ts';

/** Those of the examples. */
export const links = {
  request: '5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01',
  balance: 'bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc',
  method: 'pmt_4Hs8Wq2Zk6Tn0Yb3Vc7Rf1Lx9Md5Ga',
  all: 'ssl_6Jd1Xm5Qp9Bt3Kw7Ny2Zr8Vc4Hf0Ls',
};

/** A card without an account, good for one checkout. */
export async function lentCard({ call }: Sandbox, ending = '4242'): Promise<number> {
  const body = { cardToken: `tok_visa_${ending}`, holder: 'Sample Holder' };
  return (await call('createPublicCreditCard', { body })).body.id;
}

/** Begins to pay the payment request of the examples. @returns the id of the checkout */
export async function beginRequest(sandbox: Sandbox, ending?: string): Promise<string> {
  const made = await sandbox.call('createPaymentRequestCheckout', {
    body: {
      paymentRequestUuid: links.request,
      paymentMethod: 'CREDIT_CARD',
      paymentInstrumentId: await lentCard(sandbox, ending),
    },
  });
  return made.body.id;
}

/** Lets the holder say yes to the payment of a payment request. */
export async function confirmRequest(sandbox: Sandbox, id: string): Promise<void> {
  const body = { returnPath };
  await sandbox.call('authenticatePaymentRequestCheckout', { path: { id }, body });
  await answerBank(sandbox, id, { answer: 'confirm' });
}

/** Begins to keep a card by the link of the examples. */
export const keepCardBy = async (sandbox: Sandbox, ending?: string) => ({
  body: {
    token: links.method,
    paymentMethod: 'CREDIT_CARD' as const,
    paymentInstrumentId: await lentCard(sandbox, ending),
  },
});

/** Lets the holder say yes to, or refuse, the card that was begun to be kept. */
export async function answerForMethod(
  sandbox: Sandbox,
  answer: 'confirm' | 'decline' = 'confirm',
): Promise<void> {
  const path = { token: links.method };
  await sandbox.call('authenticatePaymentMethodCheckout', { path, body: { returnPath } });
  const { db } = sandbox.services;
  const [asked] = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(eq(checkouts.state, 'AUTHENTICATION_REQUIRED'));
  await answerBank(sandbox, asked?.id ?? '', { answer });
}

/** A mandate with the reference that the agreement of the studio has given. */
export async function mandateOf({ call }: Sandbox, iban = 'DE86100100100000004242') {
  const path = { studioId: 1001 };
  const { mandateReference } = (await call('getSepaAgreement', { path })).body;
  return { sepaMandate: { accountHolder: 'Mona Muster', iban, mandateReference } };
}
