import type { ApiRequest, Handlers, OperationId, Services } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { accountSubject, enforceRateLimit } from '../limits/rates.ts';
import { getStudio } from '../studios/rules.ts';
import { archiveInstrument, preferInstrument } from './archiveInstrument.ts';
import { storeInstrument, storeGuestInstrument, toInstrument } from '../payments/instruments.ts';
import { listInstruments } from '../payments/listInstruments.ts';
import { listAccountMethods, listGuestMethods, listPaymentTypes } from '../payments/methods.ts';
import { resolveToken, type TokenType } from '../payments/tokens.ts';

/** Stores the instrument behind a token for an account, subject to the rate limit of the account. */
async function createForAccount(
  type: TokenType,
  token: string,
  { account }: Pick<ApiRequest<'createCreditCard'>, 'account'>,
  services: Services,
) {
  const { db, clock } = services;
  await enforceRateLimit(services, 'keepInstruments', accountSubject(account));
  const instrument = resolveToken(type, token, clock.now());
  return created(toInstrument(await storeInstrument(db, account.id, instrument, false)));
}

/** Stores the instrument for a single guest checkout, subject to the rate limit of the network. */
async function createForGuest(
  type: TokenType,
  token: string,
  { address }: Pick<ApiRequest<OperationId>, 'address'>,
  services: Services,
) {
  await enforceRateLimit(services, 'lendCard', address);
  const instrument = resolveToken(type, token, services.clock.now());
  return created(toInstrument(await storeGuestInstrument(services.db, instrument)));
}

export const instrumentHandlers = {
  async listPaymentInstruments({ account, context, query }, { db }) {
    const { organizationUnitId } = query;
    const studio =
      organizationUnitId === undefined ? null : await getStudio(db, organizationUnitId, context);
    return ok(await listInstruments(db, account.id, studio));
  },

  async archivePaymentInstrument(request, services) {
    const { db, clock } = services;
    await enforceRateLimit(services, 'keepInstruments', accountSubject(request.account));
    await archiveInstrument(db, request, request.path.id, clock.now());
    return { status: 204 };
  },

  async preferPaymentInstrument(request, services) {
    const { db, clock } = services;
    await enforceRateLimit(services, 'keepInstruments', accountSubject(request.account));
    return ok(toInstrument(await preferInstrument(db, request, request.path.id, clock.now())));
  },

  createCreditCard: (request, services) =>
    createForAccount('CREDIT_CARD', request.body.cardToken, request, services),
  createBancontactCard: (request, services) =>
    createForAccount('BANCONTACT_CARD', request.body.cardToken, request, services),
  createIdeal: (request, services) =>
    createForAccount('IDEAL', request.body.accountToken, request, services),
  createPaypal: (request, services) =>
    createForAccount('PAYPAL', request.body.accountToken, request, services),
  createTwint: (request, services) =>
    createForAccount('TWINT', request.body.accountToken, request, services),
  createPublicCreditCard: (request, services) =>
    createForGuest('CREDIT_CARD', request.body.cardToken, request, services),
  createPublicBancontactCard: (request, services) =>
    createForGuest('BANCONTACT_CARD', request.body.cardToken, request, services),
  createPublicIdeal: (request, services) =>
    createForGuest('IDEAL', request.body.accountToken, request, services),
  createPublicPaypal: (request, services) =>
    createForGuest('PAYPAL', request.body.accountToken, request, services),
  createPublicTwint: (request, services) =>
    createForGuest('TWINT', request.body.accountToken, request, services),

  async listAvailablePaymentTypes({ context, query }, { db }) {
    return ok(listPaymentTypes(await getStudio(db, query.organizationUnitId, context)));
  },

  async listPublicPaymentMethods({ context, query }, { db }) {
    return ok(listGuestMethods(await getStudio(db, query.organizationUnitId, context)));
  },

  async listTokenizationPaymentMethods({ context, query }, { db }) {
    return ok(listAccountMethods(await getStudio(db, query.organizationUnitId, context)));
  },
} satisfies Partial<Handlers>;
