/** Valid requests for payment instruments. */
import type { OperationId } from '../../src/platform/api.ts';
import { newCard } from '../harness/purchase.ts';
import type { RequestSetup } from './setup.ts';

const card =
  (token: string, as?: 'visitor'): RequestSetup =>
  async () => ({ ...(as ? { as } : {}), body: { cardToken: token, holder: 'Sample Holder' } });

const account =
  (token: string, as?: 'visitor'): RequestSetup =>
  async () => ({ ...(as ? { as } : {}), body: { accountToken: token } });

/** The second of two cards, since the first one is preferred. */
const secondCard: RequestSetup = async (sandbox) => {
  await newCard(sandbox, 'visitor', 'pays');
  return { as: 'visitor', path: { id: await newCard(sandbox, 'visitor', 'needsChallenge') } };
};

const token = 'bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc';

export const instrumentHappy = {
  async listPaymentInstruments(sandbox) {
    await newCard(sandbox, 'visitor', 'pays');
    return { as: 'visitor' };
  },
  archivePaymentInstrument: secondCard,
  preferPaymentInstrument: secondCard,
  createCreditCard: card('tok_visa_4242', 'visitor'),
  createPublicCreditCard: card('tok_visa_4242'),
  createBancontactCard: card('tok_bancontact_4242', 'visitor'),
  createPublicBancontactCard: card('tok_bancontact_4242'),
  createIdeal: account('tok_ideal_4242', 'visitor'),
  createPublicIdeal: account('tok_ideal_4242'),
  createPaypal: account('tok_paypal_4242', 'visitor'),
  createPublicPaypal: account('tok_paypal_4242'),
  createTwint: account('tok_twint_4242', 'visitor'),
  createPublicTwint: account('tok_twint_4242'),
  async getPublicAccountBalance(sandbox) {
    await sandbox.state('a balance link', { token });
    return { path: { token } };
  },
} satisfies Partial<Record<OperationId, RequestSetup>>;
