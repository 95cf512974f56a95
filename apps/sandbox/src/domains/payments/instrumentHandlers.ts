import type { ApiRequest, Handlers, OperationId, Services } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { balanceOf } from '../customerAccounts/balance.ts';
import { ofAccount, takeRate } from '../limits/rates.ts';
import { studioOf } from '../studios/rules.ts';
import { archiveInstrument, preferInstrument } from './archive.ts';
import { keepInstrument, lendInstrument, toInstrument } from './instruments.ts';
import { listInstruments } from './listInstruments.ts';
import { methodsForAccounts, methodsForAnybody, typesOf } from './methods.ts';
import { behindToken, type TokenType } from './tokens.ts';

/** Keeps for an account what a token stands for, as long as the account may have one more. */
async function kept(
  type: TokenType,
  token: string,
  { account }: Pick<ApiRequest<'createCreditCard'>, 'account'>,
  services: Services,
) {
  const { db, clock } = services;
  await takeRate(services, 'keepInstruments', ofAccount(account));
  const instrument = behindToken(type, token, clock.now());
  return created(toInstrument(await keepInstrument(db, account.id, instrument, false)));
}

/** Lends it for one checkout without an account, as long as the network may have one more. */
async function lent(
  type: TokenType,
  token: string,
  { address }: Pick<ApiRequest<OperationId>, 'address'>,
  services: Services,
) {
  await takeRate(services, 'lendCard', address);
  const instrument = behindToken(type, token, services.clock.now());
  return created(toInstrument(await lendInstrument(services.db, instrument)));
}

export const instrumentHandlers = {
  async listPaymentInstruments({ account, context, query }, { db }) {
    const { organizationUnitId } = query;
    const studio =
      organizationUnitId === undefined ? null : await studioOf(db, organizationUnitId, context);
    return ok(await listInstruments(db, account.id, studio));
  },

  async archivePaymentInstrument(request, services) {
    const { db, clock } = services;
    await takeRate(services, 'keepInstruments', ofAccount(request.account));
    await archiveInstrument(db, request, request.path.id, clock.now());
    return { status: 204 };
  },

  async preferPaymentInstrument(request, services) {
    const { db, clock } = services;
    await takeRate(services, 'keepInstruments', ofAccount(request.account));
    return ok(toInstrument(await preferInstrument(db, request, request.path.id, clock.now())));
  },

  createCreditCard: (request, services) =>
    kept('CREDIT_CARD', request.body.cardToken, request, services),
  createBancontactCard: (request, services) =>
    kept('BANCONTACT_CARD', request.body.cardToken, request, services),
  createIdeal: (request, services) => kept('IDEAL', request.body.accountToken, request, services),
  createPaypal: (request, services) => kept('PAYPAL', request.body.accountToken, request, services),
  createTwint: (request, services) => kept('TWINT', request.body.accountToken, request, services),
  createPublicCreditCard: (request, services) =>
    lent('CREDIT_CARD', request.body.cardToken, request, services),
  createPublicBancontactCard: (request, services) =>
    lent('BANCONTACT_CARD', request.body.cardToken, request, services),
  createPublicIdeal: (request, services) =>
    lent('IDEAL', request.body.accountToken, request, services),
  createPublicPaypal: (request, services) =>
    lent('PAYPAL', request.body.accountToken, request, services),
  createPublicTwint: (request, services) =>
    lent('TWINT', request.body.accountToken, request, services),

  async listAvailablePaymentTypes({ context, query }, { db }) {
    return ok(typesOf(await studioOf(db, query.organizationUnitId, context)));
  },

  async listPublicPaymentMethods({ context, query }, { db }) {
    return ok(methodsForAnybody(await studioOf(db, query.organizationUnitId, context)));
  },

  async listTokenizationPaymentMethods({ context, query }, { db }) {
    return ok(methodsForAccounts(await studioOf(db, query.organizationUnitId, context)));
  },

  async getPublicAccountBalance({ path, context }, { db }) {
    return ok(await balanceOf(db, path.token, context));
  },
} satisfies Partial<Handlers>;
