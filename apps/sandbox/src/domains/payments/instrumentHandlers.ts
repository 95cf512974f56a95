import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { studioOf } from '../studios/rules.ts';
import { cardBehind, instrumentsOf, keepCard, lendCard, toInstrument } from './instruments.ts';

type AtStudio = Pick<ApiRequest<'listPublicPaymentMethods'>, 'context' | 'query'>;

/** Every studio of the sandbox takes cards, and nothing else yet. */
async function methods({ context, query }: AtStudio, { db }: Services) {
  await studioOf(db, query.organizationUnitId, context);
  return ok([
    {
      paymentMethod: 'CREDIT_CARD' as const,
      paymentType: 'CREDIT_CARD' as const,
      authenticationRequired: true,
    },
  ]);
}

export const instrumentHandlers = {
  async listPaymentInstruments({ account }, { db }) {
    const instruments = await instrumentsOf(db, account.id);
    return ok(instruments.map(toInstrument));
  },

  async createCreditCard({ account, body }, { db, clock }) {
    const card = cardBehind(body.cardToken, clock.now());
    return created(toInstrument(await keepCard(db, account.id, card, false)));
  },

  async createPublicCreditCard({ body }, { db, clock }) {
    const card = cardBehind(body.cardToken, clock.now());
    return created(toInstrument(await lendCard(db, card)));
  },

  async listAvailablePaymentTypes({ context, query }, { db }) {
    await studioOf(db, query.organizationUnitId, context);
    return ok(['CREDIT_CARD']);
  },

  listPublicPaymentMethods: methods,
  listTokenizationPaymentMethods: methods,
} satisfies Partial<Handlers>;
