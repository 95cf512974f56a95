/** Where a calendar day of a person counts: it is not the same day in Los Angeles as in Berlin. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, OperationId } from '../../server/api.ts';
import { findBrand } from '../brands/rules.ts';
import { studios } from '../studios/tables.ts';

type Portal = Pick<ApiRequest<OperationId>, 'context' | 'hostname'>;

/** The zone of the first studio of the tenant that a request names, or whose brand it shows; UTC without one. */
export async function zoneOfPortal(db: Database, { context, hostname }: Portal): Promise<string> {
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
