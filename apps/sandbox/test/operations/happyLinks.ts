/** Valid requests for balances and payment links. */
import type { OperationId } from '../../src/server/api.ts';
import {
  answerForMethod,
  beginRequest,
  confirmRequest,
  keepCardBy,
  lentCard,
  links,
  mandateOf,
} from '../harness/links.ts';
import {
  answerChallenge,
  cardForm,
  newCard,
  newTokenization,
  returnPath,
} from '../harness/purchase.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';
import type { Happy } from './setup.ts';

const authenticate = { body: { returnPath } };

const owed = (sandbox: Sandbox) => sandbox.state('an account balance', { state: 'owed' });

const balanceOf = (paymentInstrumentId: number | null) => ({
  organizationUnitId: 1001,
  paymentMethod: 'CREDIT_CARD' as const,
  paymentInstrumentId,
});

const memberBalance: Happy = async (sandbox) => {
  await owed(sandbox);
  return { as: 'member', body: balanceOf(await newCard(sandbox, 'member', 'pays')) };
};

const publicBalance: Happy = async (sandbox) => {
  await sandbox.state('a balance link', { token: links.balance });
  const paymentInstrumentId = await lentCard(sandbox);
  return { body: { token: links.balance, paymentMethod: 'CREDIT_CARD', paymentInstrumentId } };
};

const openRequest = (sandbox: Sandbox) =>
  sandbox.state('a payment request', { uuid: links.request, state: 'OPEN' });

const begunRequest =
  (request: Request = {}): Happy =>
  async (sandbox) => {
    await openRequest(sandbox);
    return { path: { id: await beginRequest(sandbox) }, ...request };
  };

const openLink = (sandbox: Sandbox) =>
  sandbox.state('a link for the way to pay', { token: links.method, state: 'open' });

const byLink =
  (bodyOf?: (sandbox: Sandbox) => Promise<unknown>): Happy =>
  async (sandbox) => {
    await openLink(sandbox);
    return {
      path: { token: links.method },
      ...(bodyOf ? { body: await bodyOf(sandbox) } : {}),
    };
  };

export const linksHappy = {
  createAccountBalanceCheckout: memberBalance,
  async createAccountBalanceCheckoutV4(sandbox) {
    await owed(sandbox);
    const tokenizationReference = await newTokenization(sandbox, 'member');
    await answerChallenge(sandbox, tokenizationReference, cardForm);
    return { as: 'member', body: { ...balanceOf(null), tokenizationReference } };
  },
  createPublicAccountBalanceCheckout: publicBalance,
  async getAccountBalanceCheckout(sandbox) {
    const request = await memberBalance(sandbox);
    const made = await sandbox.call('createAccountBalanceCheckout', request);
    return { as: 'member', path: { id: made.body.id } };
  },
  async getPublicAccountBalanceCheckout(sandbox) {
    const request = await publicBalance(sandbox);
    const made = await sandbox.call('createPublicAccountBalanceCheckout', request);
    return { path: { publicToken: made.body.publicToken ?? '' } };
  },

  async getPaymentRequest(sandbox) {
    await openRequest(sandbox);
    return { path: { paymentRequestUuid: links.request } };
  },
  async createPaymentRequestCheckout(sandbox) {
    await openRequest(sandbox);
    const paymentInstrumentId = await lentCard(sandbox);
    return {
      body: {
        paymentRequestUuid: links.request,
        paymentMethod: 'CREDIT_CARD',
        paymentInstrumentId,
      },
    };
  },
  getPaymentRequestCheckout: begunRequest(),
  authenticatePaymentRequestCheckout: begunRequest(authenticate),
  cancelPaymentRequestCheckout: begunRequest(),
  async finalizePaymentRequestCheckout(sandbox) {
    await openRequest(sandbox);
    const id = await beginRequest(sandbox);
    await confirmRequest(sandbox, id);
    return { path: { id } };
  },

  async createPaymentMethodCheckout(sandbox) {
    await openLink(sandbox);
    return keepCardBy(sandbox);
  },
  getPaymentMethodConfiguration: byLink(),
  getPaymentMethodCustomer: byLink(),
  replacePaymentMethod: byLink((sandbox) => mandateOf(sandbox)),
  async authenticatePaymentMethodCheckout(sandbox) {
    await openLink(sandbox);
    await sandbox.call('createPaymentMethodCheckout', await keepCardBy(sandbox));
    return { path: { token: links.method }, ...authenticate };
  },
  async finalizePaymentMethodCheckout(sandbox) {
    await openLink(sandbox);
    await sandbox.call('createPaymentMethodCheckout', await keepCardBy(sandbox));
    await answerForMethod(sandbox);
    return { path: { token: links.method } };
  },

  async getSelfServiceConfiguration(sandbox) {
    await sandbox.state('a self-service link', { token: links.all, state: 'open' });
    return { path: { token: links.all } };
  },
} satisfies Partial<Record<OperationId, Happy>>;
