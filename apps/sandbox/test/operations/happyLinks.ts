/** Valid requests for balances and payment links. */
import type { OperationId } from '../../src/platform/api.ts';
import {
  answerMethodChallenge,
  beginRequest,
  confirmRequest,
  createMethodRequest,
  lendCard,
  links,
  createMandate,
} from '../harness/links.ts';
import {
  answerChallenge,
  cardForm,
  newCard,
  newTokenization,
  returnPath,
} from '../harness/purchase.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';
import type { RequestSetup } from './setup.ts';

const authenticate = { body: { returnPath } };

const setUpBalance = (sandbox: Sandbox) => sandbox.state('an account balance', { state: 'owed' });

const balanceBody = (paymentInstrumentId: number | null) => ({
  organizationUnitId: 1001,
  paymentMethod: 'CREDIT_CARD' as const,
  paymentInstrumentId,
});

const memberBalance: RequestSetup = async (sandbox) => {
  await setUpBalance(sandbox);
  return { as: 'member', body: balanceBody(await newCard(sandbox, 'member', 'pays')) };
};

const publicBalance: RequestSetup = async (sandbox) => {
  await sandbox.state('a balance link', { token: links.balance });
  const paymentInstrumentId = await lendCard(sandbox);
  return { body: { token: links.balance, paymentMethod: 'CREDIT_CARD', paymentInstrumentId } };
};

const openRequest = (sandbox: Sandbox) =>
  sandbox.state('a payment request', { uuid: links.request, state: 'OPEN' });

const withPaymentRequest =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await openRequest(sandbox);
    return { path: { id: await beginRequest(sandbox) }, ...request };
  };

const openLink = (sandbox: Sandbox) =>
  sandbox.state('a link for the way to pay', { token: links.method, state: 'open' });

const withMethodLink =
  (createBody?: (sandbox: Sandbox) => Promise<unknown>): RequestSetup =>
  async (sandbox) => {
    await openLink(sandbox);
    return {
      path: { token: links.method },
      ...(createBody ? { body: await createBody(sandbox) } : {}),
    };
  };

export const linksHappy = {
  createAccountBalanceCheckout: memberBalance,
  async createAccountBalanceCheckoutV4(sandbox) {
    await setUpBalance(sandbox);
    const tokenizationReference = await newTokenization(sandbox, 'member');
    await answerChallenge(sandbox, tokenizationReference, cardForm);
    return { as: 'member', body: { ...balanceBody(null), tokenizationReference } };
  },
  createPublicAccountBalanceCheckout: publicBalance,
  async getAccountBalanceCheckout(sandbox) {
    const request = await memberBalance(sandbox);
    const checkout = await sandbox.call('createAccountBalanceCheckout', request);
    return { as: 'member', path: { id: checkout.body.id } };
  },
  async getPublicAccountBalanceCheckout(sandbox) {
    const request = await publicBalance(sandbox);
    const checkout = await sandbox.call('createPublicAccountBalanceCheckout', request);
    return { path: { publicToken: checkout.body.publicToken ?? '' } };
  },

  async getPaymentRequest(sandbox) {
    await openRequest(sandbox);
    return { path: { paymentRequestUuid: links.request } };
  },
  async createPaymentRequestCheckout(sandbox) {
    await openRequest(sandbox);
    const paymentInstrumentId = await lendCard(sandbox);
    return {
      body: {
        paymentRequestUuid: links.request,
        paymentMethod: 'CREDIT_CARD',
        paymentInstrumentId,
      },
    };
  },
  getPaymentRequestCheckout: withPaymentRequest(),
  authenticatePaymentRequestCheckout: withPaymentRequest(authenticate),
  cancelPaymentRequestCheckout: withPaymentRequest(),
  async finalizePaymentRequestCheckout(sandbox) {
    await openRequest(sandbox);
    const id = await beginRequest(sandbox);
    await confirmRequest(sandbox, id);
    return { path: { id } };
  },

  async createPaymentMethodCheckout(sandbox) {
    await openLink(sandbox);
    return createMethodRequest(sandbox);
  },
  getPaymentMethodConfiguration: withMethodLink(),
  getPaymentMethodCustomer: withMethodLink(),
  replacePaymentMethod: withMethodLink((sandbox) => createMandate(sandbox)),
  async authenticatePaymentMethodCheckout(sandbox) {
    await openLink(sandbox);
    await sandbox.call('createPaymentMethodCheckout', await createMethodRequest(sandbox));
    return { path: { token: links.method }, ...authenticate };
  },
  async finalizePaymentMethodCheckout(sandbox) {
    await openLink(sandbox);
    await sandbox.call('createPaymentMethodCheckout', await createMethodRequest(sandbox));
    await answerMethodChallenge(sandbox);
    return { path: { token: links.method } };
  },

  async getSelfServiceConfiguration(sandbox) {
    await sandbox.state('a self-service link', { token: links.all, state: 'open' });
    return { path: { token: links.all } };
  },
} satisfies Partial<Record<OperationId, RequestSetup>>;
