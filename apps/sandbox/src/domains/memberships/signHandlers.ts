/** Signing conditions, the signature and sales. */
import { buildOrder } from '../membershipOffers/order.ts';
import { toUpgradePreview, findUpgradable } from './upgrade.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { ApiRequest, Handlers, Schemas, Services } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { dayIn, zoned } from '../../platform/time.ts';
import { findCustomer } from '../accounts/customers.ts';
import { getAccount } from '../accounts/lookup.ts';
import { findCheckout, checkoutOfAccount } from '../checkouts/rules.ts';
import type { CheckoutServices } from '../checkouts/subject.ts';
import { checkouts } from '../checkouts/tables.ts';
import { accountSubject, enforceRateLimit } from '../limits/rates.ts';
import { type StoredStudio, getStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { listKnownFields, toCondition, toPreCondition } from '../membershipOffers/conditions.ts';
import { findRunningProgram } from '../membershipOffers/codes.ts';
import { findContractOfSale, toContract } from '../membershipOffers/contracts.ts';
import { loadOffers, findTerm } from '../membershipOffers/offers.ts';
import { sign } from './sign.ts';
import { validateTaxId } from '../membershipOffers/taxId.ts';

type ConditionRequest = Pick<
  ApiRequest<'getPublicContractSignCondition'>,
  'account' | 'context' | 'query'
>;

async function getCondition(
  { context, query }: ConditionRequest,
  { db, clock }: Services,
  accountId: number | null,
) {
  const studio = await getStudio(db, query.organizationUnitId, context);
  const today = dayIn(studio.zoneId, clock.now());
  const chosen = await findTerm(db, query.contractOfferTermId, studio, today);
  const hasProgram = (await findRunningProgram(db, studio, today)) !== null;
  const known =
    accountId === null
      ? []
      : listKnownFields(
          await getAccount(db, accountId),
          await findCustomer(db, accountId, studio.tenant),
        );
  return ok(toCondition(chosen, studio, { today, hasProgram, known }));
}

const saleNotFound = () => apiError(404, 'sale.error.notfound', 'There is no such sale');

async function findSaleStudio(db: Database, id: number): Promise<StoredStudio> {
  const [studio] = await db.select().from(studios).where(eq(studios.id, id));
  if (!studio) throw saleNotFound();
  return studio;
}

/** Finds a contract sale of the account; null if it is not one. */
async function findContractSale(
  db: Database,
  id: string,
  accountId: number,
): Promise<Schemas['Sale'] | null> {
  const sold = await findContractOfSale(db, id);
  if (sold?.contract.accountId !== accountId) return null;
  const { contract } = sold;
  const studio = await findSaleStudio(db, contract.studioId);
  const { firstname, lastname, email, dateOfBirth } = contract.customerData;
  return {
    id,
    organizationUnitId: studio.id,
    dateTime: zoned(contract.signedAt, studio.zoneId),
    name: contract.name,
    totalPrice: money(contract.totalCents, contract.currency),
    customerBaseDto: { firstname, lastname, email, dateOfBirth },
    contract: toContract(sold, studio),
    appointments: [],
  };
}

/** Finds a finalized checkout of the account. @throws 404 */
async function findCheckoutSale(
  { db, subjects }: CheckoutServices,
  id: string,
  accountId: number,
  language: string | null,
): Promise<Schemas['Sale']> {
  const isSold = and(checkoutOfAccount(id, accountId), eq(checkouts.state, 'FINALIZED'));
  const [known] = await db.select({ id: checkouts.id }).from(checkouts).where(isSold);
  if (!known) throw saleNotFound();
  const checkout = await findCheckout(db, checkoutOfAccount(id, accountId));
  const studio = await findSaleStudio(db, checkout.studioId);
  const subject = subjects[checkout.type];
  const booked = await subject.listAppointments(db, id);
  const dateTime = zoned(checkout.createdAt, studio.zoneId);
  // Payments of debts are not sales.
  if (checkout.customerData === null) throw saleNotFound();
  const { firstname, lastname, email, dateOfBirth } = checkout.customerData;
  return {
    id,
    organizationUnitId: studio.id,
    dateTime,
    name: await subject.loadTitle(db, id, language),
    totalPrice: money(checkout.priceCents, checkout.currency),
    customerBaseDto: {
      firstname,
      lastname,
      email,
      ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
    },
    contract: null,
    appointments: booked
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .map(({ name, startsAt, endsAt }) => ({
        name,
        startDateTime: zoned(startsAt, studio.zoneId),
        endDateTime: zoned(endsAt, studio.zoneId),
        ticket: { dateTime },
      })),
  };
}

export const signHandlers = {
  getContractSignCondition: (request, services) =>
    getCondition(request, services, request.account.id),
  getPublicContractSignCondition: (request, services) => getCondition(request, services, null),

  async getPreContractSignCondition({ context, query }, { db, clock }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const today = dayIn(studio.zoneId, clock.now());
    const hasProgram = (await findRunningProgram(db, studio, today)) !== null;
    return ok(toPreCondition(await loadOffers(db, studio, today), studio, hasProgram));
  },

  async validateTaxId({ body }) {
    const errors = validateTaxId(body);
    return ok({ valid: errors.length === 0, errors });
  },

  async signContract(request, services) {
    await enforceRateLimit(services, 'signContract', accountSubject(request.account));
    return created(await sign(request, services));
  },

  async signPublicContract(request, services) {
    await enforceRateLimit(services, 'signContract', request.address);
    return created(await sign({ ...request, account: null }, services));
  },

  async getSale({ account, path, language }, services) {
    return ok(
      (await findContractSale(services.db, path.id, account.id)) ??
        (await findCheckoutSale(services, path.id, account.id, language)),
    );
  },

  async previewContractUpgrade({ address, body, context }, services) {
    await enforceRateLimit(services, 'previewContract', address);
    const { db, clock } = services;
    const studio = await getStudio(db, body.organizationUnitId, context);
    const today = dayIn(studio.zoneId, clock.now());
    const running = await findUpgradable(db, { uuid: body.contractUuid, studio, today });
    const { contractOfferTermId, startDate, moduleIds, organizationUnitId } = body;
    const orderRequest = { contractOfferTermId, startDate, moduleIds, organizationUnitId };
    const order = await buildOrder(
      db,
      { ...orderRequest, preuseDate: null, voucherCode: null, referralCode: null },
      { studio, accountId: null, today },
      // Current members have already paid one-off fees.
      { isUpgrade: true },
    );
    return ok(toUpgradePreview(running, order, today));
  },
} satisfies Partial<Handlers<CheckoutServices>>;
