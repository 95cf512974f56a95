/** Time zone that determines a person's calendar day where no studio is involved. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, OperationId } from '../../platform/api.ts';
import { findBrand } from '../brands/rules.ts';
import { studios } from '../studios/tables.ts';

type Portal = Pick<ApiRequest<OperationId>, 'context' | 'hostname'>;

/** Returns the time zone of the first studio of the requested tenant or brand; UTC without one. */
export async function findPortalZone(db: Database, { context, hostname }: Portal): Promise<string> {
  const tenant = context['X-Tenant'] ?? (await findBrand(db, context, hostname))?.tenantName;
  if (typeof tenant !== 'string') return 'UTC';
  const [first] = await db
    .select({ zoneId: studios.zoneId })
    .from(studios)
    .where(eq(studios.tenant, tenant))
    .orderBy(asc(studios.id))
    .limit(1);
  return first?.zoneId ?? 'UTC';
}
