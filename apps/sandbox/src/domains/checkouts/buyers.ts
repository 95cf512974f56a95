/** Reads the buyer from a request, for each variant of the checkout creation call. */
import type { ApiRequest, Services } from '../../platform/api.ts';
import { accountSubject, enforceRateLimit } from '../limits/rates.ts';
import {
  findInstrument,
  lockInstrumentForCheckout,
  claimGuestInstrument,
} from '../payments/instruments.ts';
import type { Buyer } from './begin.ts';
import { resolveInstrumentV4, type InstrumentFieldsV4 } from './instrumentV4.ts';

/** Common part of the requests; `Body` adds the order. */
type Request<Body> = {
  body: Body;
  header: ApiRequest<'createCourseAppointmentCheckout'>['header'];
};

type Member = Pick<ApiRequest<'createCourseAppointmentCheckout'>, 'account' | 'acting'>;

/** Returns the account whose instruments pay: the acting person's own, if someone acts for the account. */
const payerId = ({ account, acting }: Member): number => acting?.accountId ?? account.id;

type InstrumentRequest = Buyer['request'] & { paymentInstrumentId: number | null };

const idempotencyKey = ({ header }: Request<unknown>): string | null =>
  header['Idempotency-Key'] ?? null;

/** @throws 429 after an account has sent too many voucher codes */
async function limitVouchers(
  services: Services,
  { account, body }: Request<Buyer['request']> & Member,
): Promise<void> {
  if (typeof body.voucherCode === 'string')
    await enforceRateLimit(services, 'tryVouchers', accountSubject(account));
}

/** Reads a member with a stored instrument. @throws 404 for another account's instrument, before any other check */
export async function readMemberBuyer<Body extends InstrumentRequest>(
  services: Services,
  request: Request<Body> & Member,
): Promise<Buyer & { request: Body }> {
  const { db } = services;
  const { account, acting, body } = request;
  await limitVouchers(services, request);
  const { paymentInstrumentId } = body;
  const payer = payerId(request);
  if (paymentInstrumentId !== null) await findInstrument(db, paymentInstrumentId, payer);
  return {
    accountId: account.id,
    acting,
    key: idempotencyKey(request),
    request: body,
    instrument: (tx) => lockInstrumentForCheckout(tx, paymentInstrumentId, payer),
  };
}

/** Reads a member with a stored instrument or a tokenization, as in version 4 of the call. */
export async function readMemberBuyerV4<Body extends Buyer['request'] & InstrumentFieldsV4>(
  services: Services,
  request: Request<Body> & Member,
  now: Date,
): Promise<Buyer & { request: Body }> {
  const { account, acting, body } = request;
  await limitVouchers(services, request);
  return {
    accountId: account.id,
    acting,
    key: idempotencyKey(request),
    request: body,
    instrument: await resolveInstrumentV4(services.db, body, payerId(request), now),
  };
}

/** Reads a guest with a single-use instrument. @throws 429 after too many requests from a network */
export async function readGuestBuyer<Body extends InstrumentRequest>(
  services: Services,
  request: Request<Body> & Pick<ApiRequest<'createPublicCreditCard'>, 'address'>,
): Promise<Buyer & { request: Body }> {
  await enforceRateLimit(services, 'buyAsGuest', request.address);
  const { body } = request;
  return {
    accountId: null,
    key: idempotencyKey(request),
    request: body,
    instrument: (tx) => claimGuestInstrument(tx, body.paymentInstrumentId),
  };
}
