/** What a studio asks a member to pay by a link. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { fault, timestamp } from '../../server/fault.ts';
import { zoned, zonedOrNull } from '../../time.ts';
import { methodsForAnybody } from '../payments/methods.ts';
import { toExternalStudio } from '../studios/external.ts';
import { studios } from '../studios/tables.ts';
import { type AccountAtStudio, isOfTenant, maskedName, owedBy } from './account.ts';
import { customerAccounts, paymentRequestPositions, paymentRequests } from './tables.ts';

export type StoredRequest = typeof paymentRequests.$inferSelect;

export type RequestAtStudio = AccountAtStudio & {
  request: StoredRequest;
  positions: (typeof paymentRequestPositions.$inferSelect)[];
};

type State = Schemas['PaymentRequestState'];

/** A payment request by its uuid; null when there is none. */
export async function findRequest(db: Database, uuid: string): Promise<RequestAtStudio | null> {
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

/** @throws 404 when there is none, or one of another tenant than X-Tenant names */
export async function requestOf(
  db: Database,
  uuid: string,
  context: ContextHeaders,
): Promise<RequestAtStudio> {
  const found = await findRequest(db, uuid);
  if (!found || !isOfTenant(found.studio, context))
    throw fault(404, 'paymentrequest.error.notfound', 'There is no such payment request');
  return found;
}

/** What is to be paid. */
export const totalOf = ({ positions }: Pick<RequestAtStudio, 'positions'>): number =>
  positions.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Whoever has paid in another way owes less than is asked for. */
async function stateOf(db: Database, found: RequestAtStudio, now: Date): Promise<State> {
  const { request, account } = found;
  if (request.state !== 'OPEN') return request.state;
  if ((await owedBy(db, account.id)) < totalOf(found)) return 'PAID_MEANWHILE';
  return now > request.tokenValidUntil ? 'EXPIRED' : 'OPEN';
}

/**
 * @param isBegun whether a checkout that was begun in time pays it: its own time counts then
 * @throws 409 when it cannot be paid, saying why
 */
export async function checkPayable(
  db: Database,
  found: RequestAtStudio,
  now: Date,
  isBegun = false,
): Promise<void> {
  const state = await stateOf(db, found, now);
  switch (state) {
    case 'OPEN':
      return;
    case 'PAID':
      throw fault(409, 'paymentrequest.error.alreadypaid', 'This payment request was paid before');
    case 'PAID_MEANWHILE':
      throw fault(
        409,
        'paymentrequest.error.paidmeanwhile',
        'What was asked for has been paid in another way',
      );
    case 'CANCELED':
      throw fault(
        409,
        'paymentrequest.error.canceled',
        'The studio has taken this payment request back',
      );
    case 'EXPIRED':
      if (isBegun) return;
      throw fault(409, 'paymentrequest.error.expired', 'This payment request has expired', {
        args: [timestamp(found.request.tokenValidUntil)],
      });
    default:
      state satisfies never;
  }
}

/** @param language for the name of the country; null: the studio's own */
export async function toPaymentRequest(
  db: Database,
  found: RequestAtStudio,
  language: string | null,
  now: Date,
): Promise<Schemas['PaymentRequest']> {
  const { request, account, studio, positions } = found;
  return {
    paymentRequestUuid: request.uuid,
    state: await stateOf(db, found, now),
    studio: toExternalStudio(studio, language),
    name: maskedName(account),
    positions: positions.map(({ name, amountCents, dueDate }) => ({
      name,
      amount: money(amountCents, studio.currencyCode),
      dueDate,
    })),
    amount: money(totalOf(found), studio.currencyCode),
    paymentMethods: methodsForAnybody(studio).map(({ paymentMethod }) => paymentMethod),
    paidAt: zonedOrNull(request.paidAt, studio.zoneId),
    tokenValidUntil: zoned(request.tokenValidUntil, studio.zoneId),
  };
}
