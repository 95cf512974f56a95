/** Valid requests for cards, tokenizations and checkouts. */
import type { OperationId } from '../../src/platform/api.ts';
import {
  answerBank,
  answerChallenge,
  cardForm,
  newCard,
  newTokenization,
  purchaseBody,
  readyCheckout,
  returnPath,
} from '../harness/purchase.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';
import { instrumentHappy } from './happyInstruments.ts';
import { paymentHappy } from './happyPayments.ts';
import type { RequestSetup } from './setup.ts';

const atStudio = { organizationUnitId: 1001 };
const cardBody = { cardToken: 'tok_visa_4242', holder: 'Sample Holder' };

const setUpCourse = (sandbox: Sandbox) =>
  sandbox.state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });

const publicPurchase = async (sandbox: Sandbox): Promise<Request> => {
  await setUpCourse(sandbox);
  const card = await sandbox.call('createPublicCreditCard', { body: cardBody });
  return { body: purchaseBody(card.body.id) };
};

/** Creates a checkout without an account. @returns its public token */
async function createPublicToken(sandbox: Sandbox): Promise<string> {
  const withCheckout = await sandbox.call(
    'createPublicCourseAppointmentCheckout',
    await publicPurchase(sandbox),
  );
  return withCheckout.body.publicToken ?? '';
}

const created =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await setUpCourse(sandbox);
    const card = await newCard(sandbox, 'visitor', 'pays');
    const body = purchaseBody(card);
    const checkout = await sandbox.call('createCourseAppointmentCheckout', { as: 'visitor', body });
    return { as: 'visitor', path: { id: checkout.body.id }, ...request };
  };

const withPublicCheckout =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => ({ path: { publicToken: await createPublicToken(sandbox) }, ...request });

const withConfirmedTokenization: RequestSetup = async (sandbox) => {
  const reference = await newTokenization(sandbox, 'visitor');
  await answerChallenge(sandbox, reference, cardForm);
  return { as: 'visitor', path: { tokenizationReference: reference } };
};

const studio =
  (as?: 'visitor'): RequestSetup =>
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
  completeTokenization: withConfirmedTokenization,
  getTokenizationState: withConfirmedTokenization,

  async createCourseAppointmentCheckout(sandbox) {
    await setUpCourse(sandbox);
    return { as: 'visitor', body: purchaseBody(await newCard(sandbox, 'visitor', 'pays')) };
  },
  async createCourseAppointmentCheckoutV4(sandbox) {
    await setUpCourse(sandbox);
    const { path } = await withConfirmedTokenization(sandbox);
    return { as: 'visitor', body: { ...purchaseBody(null), ...path } };
  },
  createPublicCourseAppointmentCheckout: publicPurchase,
  getCheckout: created(),
  getCourseAppointmentCheckout: created(),
  authenticateCheckout: created({ body: { returnPath } }),
  cancelCheckout: created(),
  async finalizeCheckout(sandbox) {
    await setUpCourse(sandbox);
    return { as: 'visitor', path: { id: (await readyCheckout(sandbox, 'visitor')).id } };
  },
  getPublicCheckout: withPublicCheckout(),
  getPublicCourseAppointmentCheckout: withPublicCheckout(),
  authenticatePublicCheckout: withPublicCheckout({ body: { returnPath } }),
  cancelPublicCheckout: withPublicCheckout(),
  async finalizePublicCheckout(sandbox) {
    const token = await createPublicToken(sandbox);
    const path = { publicToken: token };
    const authentication = await sandbox.call('authenticatePublicCheckout', {
      path,
      body: { returnPath },
    });
    await answerBank(sandbox, authentication.body.checkoutId, { answer: 'confirm' });
    return { path };
  },
} satisfies Partial<Record<OperationId, RequestSetup>>;
