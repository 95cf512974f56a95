import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { takeRate } from '../limits/rates.ts';
import { studioOf } from '../studios/rules.ts';
import { cardBehind, instrumentsOf, keepCard, lendCard, toInstrument } from './instruments.ts';

type AtStudio = Pick<ApiRequest<'listPublicPaymentMethods'>, 'context' | 'query'>;

/** What a studio takes; of that the sandbox can do cards, and nothing else yet. */
async function methods({ context, query }: AtStudio, { db }: Services) {
  const { paymentMethods } = await studioOf(db, query.organizationUnitId, context);
  return ok(
    paymentMethods
      .filter((method) => method === 'CREDIT_CARD')
      .map((method) => ({
        paymentMethod: method,
        paymentType: method,
        authenticationRequired: true,
      })),
  );
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

  async createPublicCreditCard({ address, body }, services) {
    const { db, clock } = services;
    await takeRate(services, 'lendCard', address);
    const card = cardBehind(body.cardToken, clock.now());
    return created(toInstrument(await lendCard(db, card)));
  },

  async listAvailablePaymentTypes({ context, query }, { db }) {
    const { paymentMethods } = await studioOf(db, query.organizationUnitId, context);
    return ok(paymentMethods.filter((method) => method === 'CREDIT_CARD'));
  },

  listPublicPaymentMethods: methods,
  listTokenizationPaymentMethods: methods,
} satisfies Partial<Handlers>;
