/** Valid requests for cards, tokenizations and checkouts. */
import type { OperationId } from '../../src/server/api.ts';
import {
  answerBank,
  answerChallenge,
  cardForm,
  newCard,
  newTokenization,
  purchaseOf,
  readyCheckout,
  returnPath,
} from '../harness/purchase.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';
import { instrumentHappy } from './happyInstruments.ts';
import { paymentHappy } from './happyPayments.ts';
import type { Happy } from './setup.ts';

const atStudio = { organizationUnitId: 1001 };
const cardBody = { cardToken: 'tok_visa_4242', holder: 'Sample Holder' };

const open = (sandbox: Sandbox) =>
  sandbox.state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });

const publicPurchase = async (sandbox: Sandbox): Promise<Request> => {
  await open(sandbox);
  const card = await sandbox.call('createPublicCreditCard', { body: cardBody });
  return { body: purchaseOf(card.body.id) };
};

/** Creates a checkout without an account. @returns its public token */
async function publicToken(sandbox: Sandbox): Promise<string> {
  const created = await sandbox.call(
    'createPublicCourseAppointmentCheckout',
    await publicPurchase(sandbox),
  );
  return created.body.publicToken ?? '';
}

const created =
  (request: Request = {}): Happy =>
  async (sandbox) => {
    await open(sandbox);
    const card = await newCard(sandbox, 'visitor', 'pays');
    const body = purchaseOf(card);
    const checkout = await sandbox.call('createCourseAppointmentCheckout', { as: 'visitor', body });
    return { as: 'visitor', path: { id: checkout.body.id }, ...request };
  };

const createdPublic =
  (request: Request = {}): Happy =>
  async (sandbox) => ({ path: { publicToken: await publicToken(sandbox) }, ...request });

const confirmed: Happy = async (sandbox) => {
  const reference = await newTokenization(sandbox, 'visitor');
  await answerChallenge(sandbox, reference, cardForm);
  return { as: 'visitor', path: { tokenizationReference: reference } };
};

const studio =
  (as?: 'visitor'): Happy =>
  async () => ({ ...(as ? { as } : {}), query: atStudio });

export const checkoutHappy = {
  ...instrumentHappy,
  ...paymentHappy,
  listAvailablePaymentTypes: studio(),
  listPublicPaymentMethods: studio(),
  listTokenizationPaymentMethods: studio('visitor'),

  initiateTokenization: async () => ({
    as: 'visitor',
    body: { ...atStudio, paymentMethod: 'CREDIT_CARD', returnPath },
  }),
  completeTokenization: confirmed,
  getTokenizationState: confirmed,

  async createCourseAppointmentCheckout(sandbox) {
    await open(sandbox);
    return { as: 'visitor', body: purchaseOf(await newCard(sandbox, 'visitor', 'pays')) };
  },
  async createCourseAppointmentCheckoutV4(sandbox) {
    await open(sandbox);
    const { path } = await confirmed(sandbox);
    return { as: 'visitor', body: { ...purchaseOf(null), ...path } };
  },
  createPublicCourseAppointmentCheckout: publicPurchase,
  getCheckout: created(),
  getCourseAppointmentCheckout: created(),
  authenticateCheckout: created({ body: { returnPath } }),
  cancelCheckout: created(),
  async finalizeCheckout(sandbox) {
    await open(sandbox);
    return { as: 'visitor', path: { id: (await readyCheckout(sandbox, 'visitor')).id } };
  },
  getPublicCheckout: createdPublic(),
  getPublicCourseAppointmentCheckout: createdPublic(),
  authenticatePublicCheckout: createdPublic({ body: { returnPath } }),
  cancelPublicCheckout: createdPublic(),
  async finalizePublicCheckout(sandbox) {
    const token = await publicToken(sandbox);
    const path = { publicToken: token };
    const asked = await sandbox.call('authenticatePublicCheckout', { path, body: { returnPath } });
    await answerBank(sandbox, asked.body.checkoutId, { answer: 'confirm' });
    return { path };
  },
} satisfies Partial<Record<OperationId, Happy>>;
