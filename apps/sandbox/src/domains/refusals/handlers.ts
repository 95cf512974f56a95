/** Who is not let in, and what missed bookings lead to. */
import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { type Customer, customerOf } from '../accounts/customers.ts';
import { tenantOf } from '../brands/rules.ts';

type Asker = Pick<ApiRequest<'getEntranceBlock'>, 'account' | 'context'>;

/** @throws 403 when the tenant does not know the person */
async function memberOf(
  { account, context }: Asker,
  { db }: Pick<Services, 'db'>,
): Promise<Customer> {
  const tenant = context['X-Tenant'];
  const customer = tenant === undefined ? null : await customerOf(db, account.id, tenant);
  if (customer) return customer;
  throw fault(
    403,
    'authorization.error.notconnected',
    'The account is not connected to a studio of this tenant',
  );
}

/** An end that has passed ends nothing any more. */
function stillAhead(until: Date | null, now: Date): string | null {
  return until !== null && until > now ? until.toISOString() : null;
}

export const refusalHandlers = {
  async getAccessRefusalConfiguration(request, services) {
    const { tenant: name } = await memberOf(request, services);
    const tenant = await tenantOf(services.db, { 'X-Tenant': name });
    return ok({
      notificationEnabled: tenant.accessRefusalNotified,
      reasonShown: tenant.accessRefusalReasonShown,
    });
  },

  async getAccessRefusalStatus(request, services) {
    const { accessRefusalReasons: reasons, accessRefusedSince } = await memberOf(request, services);
    const accessRefused = reasons.length > 0;
    const refusedSince = accessRefused ? (accessRefusedSince?.toISOString() ?? null) : null;
    return ok({ accessRefused, reasons, refusedSince });
  },

  async getEntranceBlock(request, services) {
    const member = await memberOf(request, services);
    const now = services.clock.now();
    return ok({
      blockMySportsBookingUntil: stillAhead(member.blockMySportsBookingUntil, now),
      entranceLockUntil: stillAhead(member.entranceLockUntil, now),
    });
  },

  async getAccessBlock(request, services) {
    const { entranceLockUntil } = await memberOf(request, services);
    return ok({ accessBlocked: stillAhead(entranceLockUntil, services.clock.now()) !== null });
  },
} satisfies Partial<Handlers>;
