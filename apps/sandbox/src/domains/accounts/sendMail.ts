/** Mails about an account, in the brand of the request. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas, Services, Surface } from '../../platform/api.ts';
import { findBrand } from '../brands/rules.ts';
import { tenants } from '../brands/tables.ts';
import { studioUuid } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { compose, type Occasion } from './compose.ts';

/** Reduces a request to these parts, to store them with a job. */
export function toSurface({ context, hostname, language }: Surface): Surface {
  return { context, hostname, language };
}

/** A page of the portal (apps/portal/src/site/address/patterns.ts) and its parameters. */
export type PortalLink = {
  page:
    | 'verify-register'
    | 'verify-email'
    | 'verify-additional-email'
    | 'verify-password'
    | 'password-forgot';
  email?: string;
  code?: string;
};

/** A mail to compose, with a page instead of a link. */
export type AccountMail = Omit<Occasion, 'link' | 'languages'> & {
  /** Language chosen by the recipient; null for that of the request. */
  locale: string | null;
  portalLink?: PortalLink;
};

/**
 * Writes a mail; it is delivered later.
 * @param services with the transaction of the event as their database
 */
export async function sendMail(
  services: Services,
  { context, hostname, language }: Surface,
  { locale, portalLink, ...occasion }: AccountMail,
): Promise<void> {
  const brand = await findBrand(services.db, context, hostname);
  const link =
    portalLink && (await buildLink(services, brand, context['X-Tenant'] ?? null, portalLink));
  const letter = compose(brand, {
    ...occasion,
    languages: [locale, language],
    ...(link ? { link } : {}),
  });
  await services.mail.send(letter, services.db);
}

async function buildLink(
  { db, portalOrigin }: Services,
  brand: Schemas['WhitelabelConfig'] | null,
  tenant: string | null,
  { page, email, code }: PortalLink,
): Promise<string> {
  const home = await studioPath(db, tenant ?? brand?.tenantName ?? null, brand);
  const url = new URL(`${home}/${page}`, portalOrigin());
  if (email !== undefined) url.searchParams.set('e', email);
  if (code !== undefined) url.searchParams.set('c', code);
  return url.href;
}

/** Every page of the portal belongs to a studio: the first of the tenant, or of the brand's facility group. */
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
