import type { ApiRequest, Handlers, OperationId, Services } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { takeRate } from '../limits/rates.ts';
import { studioOf } from '../studios/rules.ts';
import { archiveInstrument, preferInstrument } from './archive.ts';
import { balanceOf } from './balance.ts';
import type { Kept } from './bank.ts';
import { instrumentsOf, keepInstrument, lendInstrument, toInstrument } from './instruments.ts';
import { methodsForAccounts, methodsForAnybody, typesOf } from './methods.ts';
import { behindToken } from './tokens.ts';

type Account = Pick<ApiRequest<'createCreditCard'>, 'account'>;

async function kept({ account }: Account, { db }: Services, instrument: Kept) {
  return created(toInstrument(await keepInstrument(db, account.id, instrument, false)));
}

/** @param behind what the token stands for; asked once the network may have one more */
async function lent(
  { address }: Pick<ApiRequest<OperationId>, 'address'>,
  services: Services,
  behind: () => Kept,
) {
  await takeRate(services, 'lendCard', address);
  return created(toInstrument(await lendInstrument(services.db, behind())));
}

export const instrumentHandlers = {
  async listPaymentInstruments({ account }, { db }) {
    const instruments = await instrumentsOf(db, account.id);
    return ok(instruments.map(toInstrument));
  },

  async archivePaymentInstrument(request, { db, clock }) {
    await archiveInstrument(db, request, request.path.id, clock.now());
    return { status: 204 };
  },

  async preferPaymentInstrument(request, { db, clock }) {
    return ok(toInstrument(await preferInstrument(db, request, request.path.id, clock.now())));
  },

  async createCreditCard(request, services) {
    const { cardToken } = request.body;
    return kept(request, services, behindToken('CREDIT_CARD', cardToken, services.clock.now()));
  },

  async createBancontactCard(request, services) {
    const { cardToken } = request.body;
    return kept(request, services, behindToken('BANCONTACT_CARD', cardToken, services.clock.now()));
  },

  async createIdeal(request, services) {
    const { accountToken } = request.body;
    return kept(request, services, behindToken('IDEAL', accountToken, services.clock.now()));
  },

  async createPaypal(request, services) {
    const { accountToken } = request.body;
    return kept(request, services, behindToken('PAYPAL', accountToken, services.clock.now()));
  },

  async createTwint(request, services) {
    const { accountToken } = request.body;
    return kept(request, services, behindToken('TWINT', accountToken, services.clock.now()));
  },

  createPublicCreditCard: (request, services) =>
    lent(request, services, () =>
      behindToken('CREDIT_CARD', request.body.cardToken, services.clock.now()),
    ),

  createPublicBancontactCard: (request, services) =>
    lent(request, services, () =>
      behindToken('BANCONTACT_CARD', request.body.cardToken, services.clock.now()),
    ),

  createPublicIdeal: (request, services) =>
    lent(request, services, () =>
      behindToken('IDEAL', request.body.accountToken, services.clock.now()),
    ),

  createPublicPaypal: (request, services) =>
    lent(request, services, () =>
      behindToken('PAYPAL', request.body.accountToken, services.clock.now()),
    ),

  createPublicTwint: (request, services) =>
    lent(request, services, () =>
      behindToken('TWINT', request.body.accountToken, services.clock.now()),
    ),

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
