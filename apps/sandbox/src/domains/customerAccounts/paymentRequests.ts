/** Payment requests that a studio sends to a member as a link. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/isUuid.ts';
import { money } from '../../platform/money.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import { zoned, zonedOrNull } from '../../platform/time.ts';
import { listGuestMethods } from '../payments/methods.ts';
import { toExternalStudio } from '../studios/external.ts';
import { studios } from '../studios/tables.ts';
import { type AccountAtStudio, isOfTenant, maskedName, computeOwedCents } from './account.ts';
import { customerAccounts, paymentRequestPositions, paymentRequests } from './tables.ts';

export type StoredRequest = typeof paymentRequests.$inferSelect;

export type RequestAtStudio = AccountAtStudio & {
  request: StoredRequest;
  positions: (typeof paymentRequestPositions.$inferSelect)[];
};

type State = Schemas['PaymentRequestState'];

/** Finds a payment request by the uuid in its link; null if there is none. */
export async function findRequest(db: Database, uuid: string): Promise<RequestAtStudio | null> {
  if (!isUuid(uuid)) return null;
  const [found] = await db
    .select({ request: paymentRequests, account: customerAccounts, studio: studios })
    .from(paymentRequests)
    .innerJoin(customerAccounts, eq(customerAccounts.id, paymentRequests.customerAccountId))
    .innerJoin(studios, eq(studios.id, customerAccounts.studioId))
    .where(eq(paymentRequests.uuid, uuid));
  if (!found) return null;
  const positions = await db
    .select()
    .from(paymentRequestPositions)
    .where(eq(paymentRequestPositions.requestUuid, uuid))
    .orderBy(asc(paymentRequestPositions.dueDate), asc(paymentRequestPositions.id));
  return { ...found, positions };
}

/** @throws 404 if there is none or X-Tenant names another tenant */
export async function getRequest(
  db: Database,
  uuid: string,
  context: ContextHeaders,
): Promise<RequestAtStudio> {
  const found = await findRequest(db, uuid);
  if (!found || !isOfTenant(found.studio, context))
    throw apiError(404, 'paymentrequest.error.notfound', 'There is no such payment request');
  return found;
}

/** Returns the amount to pay. */
export const computeTotalCents = ({ positions }: Pick<RequestAtStudio, 'positions'>): number =>
  positions.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** If less is owed than requested, it was paid in another way. */
async function requestState(db: Database, found: RequestAtStudio, now: Date): Promise<State> {
  const { request, account } = found;
  if (request.state !== 'OPEN') return request.state;
  if ((await computeOwedCents(db, account.id)) < computeTotalCents(found)) return 'PAID_MEANWHILE';
  return now > request.tokenValidUntil ? 'EXPIRED' : 'OPEN';
}

/**
 * @param isBegun whether a checkout started in time pays it; then the expiry of the checkout applies
 * @throws 409 if it cannot be paid, with the reason
 */
export async function checkPayable(
  db: Database,
  found: RequestAtStudio,
  now: Date,
  isBegun = false,
): Promise<void> {
  const state = await requestState(db, found, now);
  switch (state) {
    case 'OPEN':
      return;
    case 'PAID':
      throw apiError(
        409,
        'paymentrequest.error.alreadypaid',
        'This payment request was paid before',
      );
    case 'PAID_MEANWHILE':
      throw apiError(
        409,
        'paymentrequest.error.paidmeanwhile',
        'What was asked for has been paid in another way',
      );
    case 'CANCELED':
      throw apiError(
        409,
        'paymentrequest.error.canceled',
        'The studio has taken this payment request back',
      );
    case 'EXPIRED':
      if (isBegun) return;
      throw apiError(409, 'paymentrequest.error.expired', 'This payment request has expired', {
        args: [timestamp(found.request.tokenValidUntil)],
      });
    default:
      state satisfies never;
  }
}

/** @param language for the country name; null for the studio's own */
export async function toPaymentRequest(
  db: Database,
  found: RequestAtStudio,
  language: string | null,
  now: Date,
): Promise<Schemas['PaymentRequest']> {
  const { request, account, studio, positions } = found;
  return {
    paymentRequestUuid: request.uuid,
    state: await requestState(db, found, now),
    studio: toExternalStudio(studio, language),
    name: maskedName(account),
    positions: positions.map(({ name, amountCents, dueDate }) => ({
      name,
      amount: money(amountCents, studio.currencyCode),
      dueDate,
    })),
    amount: money(computeTotalCents(found), studio.currencyCode),
    paymentMethods: listGuestMethods(studio).map(({ paymentMethod }) => paymentMethod),
    paidAt: zonedOrNull(request.paidAt, studio.zoneId),
    tokenValidUntil: zoned(request.tokenValidUntil, studio.zoneId),
  };
}
