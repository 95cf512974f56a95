/** Who buys, read from a request, whatever is bought: each form of a checkout's first call has one. */
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Services } from '../../server/api.ts';
import { takeRate } from '../limits/rates.ts';
import { instrumentOf, takeInstrument, takePublicInstrument } from '../payments/instruments.ts';
import type { Buyer } from './begin.ts';
import { payingV4, type PayingV4 } from './payingV4.ts';

/** What all forms send; `Body` has besides what is bought. */
type Request<Body> = {
  body: Body;
  header: ApiRequest<'createCourseAppointmentCheckout'>['header'];
};

type Member = Pick<ApiRequest<'createCourseAppointmentCheckout'>, 'account' | 'acting'>;

/** Whose instruments pay: of whoever acts for somebody else, their own. */
const payerOf = ({ account, acting }: Member): number => acting?.accountId ?? account.id;

type Kept = Buyer['request'] & { paymentInstrumentId: number | null };

const keyOf = ({ header }: Request<unknown>): string | null => header['Idempotency-Key'] ?? null;

/** A member with a kept instrument. @throws 404 for somebody else's, before anything else is found wrong */
export async function memberWithInstrument<Body extends Kept>(
  db: Database,
  request: Request<Body> & Member,
): Promise<Buyer & { request: Body }> {
  const { account, acting, body } = request;
  const { paymentInstrumentId } = body;
  const payer = payerOf(request);
  if (paymentInstrumentId !== null) await instrumentOf(db, paymentInstrumentId, payer);
  return {
    accountId: account.id,
    acting,
    key: keyOf(request),
    request: body,
    instrument: (tx) => takeInstrument(tx, paymentInstrumentId, payer),
  };
}

/** A member with a kept instrument or a tokenization, as in the fourth version. */
export async function memberV4<Body extends Buyer['request'] & PayingV4>(
  db: Database,
  request: Request<Body> & Member,
  now: Date,
): Promise<Buyer & { request: Body }> {
  const { account, acting, body } = request;
  return {
    accountId: account.id,
    acting,
    key: keyOf(request),
    request: body,
    instrument: await payingV4(db, body, payerOf(request), now),
  };
}

/** Somebody without an account, with an instrument that is good for one checkout. @throws 429 after too many from a network */
export async function guest<Body extends Kept>(
  services: Services,
  request: Request<Body> & Pick<ApiRequest<'createPublicCreditCard'>, 'address'>,
): Promise<Buyer & { request: Body }> {
  await takeRate(services, 'buyAsGuest', request.address);
  const { body } = request;
  return {
    accountId: null,
    key: keyOf(request),
    request: body,
    instrument: (tx) => takePublicInstrument(tx, body.paymentInstrumentId),
  };
}
