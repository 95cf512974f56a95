/** What is asked of whoever signs, the signature itself, and what was sold. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { ApiRequest, Handlers, Schemas, Services } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { dayIn, zoned } from '../../time.ts';
import { customerOf } from '../accounts/customers.ts';
import { accountOf } from '../accounts/lookup.ts';
import { findCheckout, ownedBy } from '../checkouts/rules.ts';
import { subjects } from '../checkouts/subjects.ts';
import { checkouts } from '../checkouts/tables.ts';
import { ofAccount, takeRate } from '../limits/rates.ts';
import { type StoredStudio, studioOf } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { knownFieldsOf, toCondition, toPreCondition } from './conditions.ts';
import { runningProgram } from './codes.ts';
import { contractOfSale, toContract } from './contracts.ts';
import { offersAt, termOf } from './offers.ts';
import { sign } from './sign.ts';
import { taxIdFaults } from './taxId.ts';

type ConditionRequest = Pick<
  ApiRequest<'getPublicContractSignCondition'>,
  'account' | 'context' | 'query'
>;

async function condition(
  { context, query }: ConditionRequest,
  { db, clock }: Services,
  accountId: number | null,
) {
  const studio = await studioOf(db, query.organizationUnitId, context);
  const today = dayIn(studio.zoneId, clock.now());
  const chosen = await termOf(db, query.contractOfferTermId, studio, today);
  const hasProgram = (await runningProgram(db, studio, today)) !== null;
  const known =
    accountId === null
      ? []
      : knownFieldsOf(
          await accountOf(db, accountId),
          await customerOf(db, accountId, studio.tenant),
        );
  return ok(toCondition(chosen, studio, { today, hasProgram, known }));
}

const saleNotFound = () => fault(404, 'sale.error.notfound', 'There is no such sale');

async function studioOfSale(db: Database, id: number): Promise<StoredStudio> {
  const [studio] = await db.select().from(studios).where(eq(studios.id, id));
  if (!studio) throw saleNotFound();
  return studio;
}

/** A contract of the account; null when the sale is none. */
async function contractSale(
  db: Database,
  id: string,
  accountId: number,
): Promise<Schemas['Sale'] | null> {
  const whole = await contractOfSale(db, id);
  if (whole?.contract.accountId !== accountId) return null;
  const { contract } = whole;
  const studio = await studioOfSale(db, contract.studioId);
  const { firstname, lastname, email, dateOfBirth } = contract.customerData;
  return {
    id,
    organizationUnitId: studio.id,
    dateTime: zoned(contract.signedAt, studio.zoneId),
    name: contract.name,
    totalPrice: money(contract.totalCents, contract.currency),
    customerBaseDto: { firstname, lastname, email, dateOfBirth },
    contract: toContract(whole, studio),
    appointments: [],
  };
}

/** A checkout of the account that is finalized. @throws 404 */
async function checkoutSale(db: Database, id: string, accountId: number): Promise<Schemas['Sale']> {
  const isSold = and(ownedBy(id, accountId), eq(checkouts.state, 'FINALIZED'));
  const [known] = await db.select({ id: checkouts.id }).from(checkouts).where(isSold);
  if (!known) throw saleNotFound();
  const checkout = await findCheckout(db, ownedBy(id, accountId));
  const studio = await studioOfSale(db, checkout.studioId);
  const subject = subjects[checkout.type];
  const booked = await subject.appointmentsOf(db, id);
  const dateTime = zoned(checkout.createdAt, studio.zoneId);
  // Whoever pays what they owe buys nothing.
  if (checkout.customerData === null) throw saleNotFound();
  const { firstname, lastname, email, dateOfBirth } = checkout.customerData;
  return {
    id,
    organizationUnitId: studio.id,
    dateTime,
    name: await subject.titleOf(db, id),
    totalPrice: money(checkout.priceCents, checkout.currency),
    customerBaseDto: { firstname, lastname, email, dateOfBirth },
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
  getContractSignCondition: (request, services) => condition(request, services, request.account.id),
  getPublicContractSignCondition: (request, services) => condition(request, services, null),

  async getPreContractSignCondition({ context, query }, { db, clock }) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    const today = dayIn(studio.zoneId, clock.now());
    const hasProgram = (await runningProgram(db, studio, today)) !== null;
    return ok(toPreCondition(await offersAt(db, studio, today), studio, hasProgram));
  },

  async validateTaxId({ body }) {
    const errors = taxIdFaults(body);
    return ok({ valid: errors.length === 0, errors });
  },

  async signContract(request, services) {
    await takeRate(services, 'signContract', ofAccount(request.account));
    return created(await sign(request, services));
  },

  async signPublicContract(request, services) {
    await takeRate(services, 'signContract', request.address);
    return created(await sign({ ...request, account: null }, services));
  },

  async getSale({ account, path }, { db }) {
    return ok(
      (await contractSale(db, path.id, account.id)) ??
        (await checkoutSale(db, path.id, account.id)),
    );
  },
} satisfies Partial<Handlers>;
