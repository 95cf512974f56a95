/** Mails about an account, in the name of the brand under which the reader is there. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, OperationId, Schemas, Services } from '../../server/api.ts';
import { findBrand } from '../brands/rules.ts';
import { tenants } from '../brands/tables.ts';
import { studioUuid } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { compose, type Occasion } from './compose.ts';

/** What of a request decides how mails look and where their links lead. */
export type Surface = Pick<ApiRequest<OperationId>, 'context' | 'hostname' | 'language'>;

/** That part of a request alone, to be stored with what is promised. */
export function surfaceOf({ context, hostname, language }: Surface): Surface {
  return { context, hostname, language };
}

/** The page of the portal that a link opens (apps/portal/src/site/address/patterns.ts), and what it carries along. */
export type LinkTo = {
  page:
    | 'verify-register'
    | 'verify-email'
    | 'verify-additional-email'
    | 'verify-password'
    | 'password-forgot';
  email?: string;
  code?: string;
};

/** An occasion, with a page instead of a link. */
export type Occurrence = Omit<Occasion, 'link' | 'languages'> & {
  /** Language that the reader has chosen; null follows the request. */
  locale: string | null;
  linkTo?: LinkTo;
};

/**
 * Writes a mail; the deliverer sends it.
 * @param services with the transaction of what it tells of as their database
 */
export async function sendMail(
  services: Services,
  { context, hostname, language }: Surface,
  { locale, linkTo, ...occasion }: Occurrence,
): Promise<void> {
  const brand = await findBrand(services.db, context, hostname);
  const link = linkTo && (await linkFor(services, brand, context['X-Tenant'] ?? null, linkTo));
  const letter = compose(brand, {
    ...occasion,
    languages: [locale, language],
    ...(link ? { link } : {}),
  });
  await services.mail.send(letter, services.db);
}

async function linkFor(
  { db, portalOrigin }: Services,
  brand: Schemas['WhitelabelConfig'] | null,
  tenant: string | null,
  { page, email, code }: LinkTo,
): Promise<string> {
  const home = await studioPath(db, tenant ?? brand?.tenantName ?? null, brand);
  const url = new URL(`${home}/${page}`, portalOrigin());
  if (email !== undefined) url.searchParams.set('e', email);
  if (code !== undefined) url.searchParams.set('c', code);
  return url.href;
}

/** Every page of the portal lies under a studio: the first of the tenant, or of the brand's facility group. */
async function studioPath(
  db: Database,
  tenant: string | null,
  brand: Schemas['WhitelabelConfig'] | null,
): Promise<string> {
  const [studio] = await db
    .select({ id: studios.id, tenant: studios.tenant })
    .from(studios)
    .innerJoin(tenants, eq(tenants.name, studios.tenant))
    .where(
      and(
        tenant === null ? undefined : eq(studios.tenant, tenant),
        tenant === null && brand ? eq(tenants.facilityGroup, brand.publicFacilityGroup) : undefined,
      ),
    )
    .orderBy(asc(studios.id))
    .limit(1);
  return studio ? `/studio/${encodeURIComponent(studioUuid(studio))}` : '';
}
