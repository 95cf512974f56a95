/** Passes of an account, to book, enter or pay with: packs, day tickets, vouchers, codes of rewards. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { customers } from '../accounts/tables.ts';
import { bookingOptions } from '../bookings/courses/tables.ts';
import { contractVouchers } from '../membershipOffers/tables.ts';
import { rewardGrants } from '../memberships/tables.ts';
import { loadBalances } from '../payments/vouchers.ts';
import { studios } from '../studios/tables.ts';
import { products, productVariants, purchasedProducts } from './tables.ts';

type Pass = Schemas['Pass'];

type Owner = { accountId: number; tenant: string };

/** Maximum number of each kind; the latest ones. */
const most = 100;

/** Maximum length of the list, as described. */
const maxPasses = 200;

const empty = { remaining: null, amount: null, rest: null, recipient: null } as const;

/** Returns the state of a pass on a day of the chain. @param left visits or amount; null if it is not counted */
function toState(validUntil: string | null, left: number | null, today: string): Pass['state'] {
  if (left === 0) return 'USED_UP';
  return validUntil !== null && validUntil < today ? 'EXPIRED' : 'USABLE';
}

function loadPurchases(db: Database, { accountId, tenant }: Owner) {
  return db
    .select({ purchase: purchasedProducts, product: products })
    .from(purchasedProducts)
    .innerJoin(productVariants, eq(productVariants.id, purchasedProducts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(studios, eq(studios.id, products.studioId))
    .where(
      and(
        eq(purchasedProducts.accountId, accountId),
        eq(studios.tenant, tenant),
        inArray(products.type, ['DAY_TICKET', 'VOUCHER']),
        isNull(purchasedProducts.revokedAt),
      ),
    )
    .orderBy(desc(purchasedProducts.createdAt), desc(purchasedProducts.id))
    .limit(most);
}

async function loadTicketsAndVouchers(db: Database, owner: Owner, today: string): Promise<Pass[]> {
  const found = await loadPurchases(db, owner);
  const balances = await loadBalances(
    db,
    found.map(({ purchase }) => purchase.uuid),
  );
  return found.flatMap(({ purchase, product }): Pass[] => {
    const { uuid, code, variantId, validFrom, validUntil, recipient } = purchase;
    const common = {
      ...empty,
      name: product.name,
      productVariantId: variantId,
      organizationUnitId: product.studioId,
      validFrom,
      validUntil,
    };
    if (product.type === 'DAY_TICKET')
      return [{ ...common, type: 'DAY_TICKET', state: toState(validUntil, null, today), code }];
    return (balances.get(uuid) ?? []).map((balance) => ({
      ...common,
      ...balance,
      type: 'VOUCHER',
      state: toState(validUntil, balance.rest.amount, today),
      recipient,
    }));
  });
}

/** Loads packs, bought or given by the studio. */
async function loadVisits(db: Database, owner: Owner, today: string): Promise<Pass[]> {
  const { accountId, tenant, type, id } = bookingOptions;
  const found = await db
    .select({ option: bookingOptions, purchase: purchasedProducts, product: products })
    .from(bookingOptions)
    .leftJoin(purchasedProducts, eq(purchasedProducts.bookingOptionId, id))
    .leftJoin(productVariants, eq(productVariants.id, purchasedProducts.variantId))
    .leftJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        eq(accountId, owner.accountId),
        eq(tenant, owner.tenant),
        eq(type, 'PURCHASED_CONTINGENT'),
        isNull(purchasedProducts.revokedAt),
      ),
    )
    .orderBy(desc(id))
    .limit(most);
  return found.map(({ option, purchase, product }) => ({
    ...empty,
    type: 'VISITS',
    state: toState(option.validUntil, option.remaining, today),
    name: option.name,
    code: purchase?.code ?? null,
    productVariantId: purchase?.variantId ?? null,
    organizationUnitId: product?.studioId ?? option.studioId,
    remaining: option.remaining,
    validFrom: option.validFrom,
    validUntil: option.validUntil,
  }));
}

/** Loads the codes of redeemed rewards. */
async function loadRewards(db: Database, owner: Owner, today: string): Promise<Pass[]> {
  const found = await db
    .select({ grant: rewardGrants, voucher: contractVouchers })
    .from(rewardGrants)
    .innerJoin(customers, eq(customers.id, rewardGrants.customerId))
    .innerJoin(contractVouchers, eq(contractVouchers.code, rewardGrants.voucherCode))
    .innerJoin(studios, eq(studios.id, contractVouchers.studioId))
    .where(
      and(
        eq(customers.accountId, owner.accountId),
        eq(customers.tenant, owner.tenant),
        eq(studios.tenant, owner.tenant),
      ),
    )
    .orderBy(desc(rewardGrants.id))
    .limit(most);
  return found.map(({ grant, voucher }) => {
    const { code, studioId, amountCents, usesLeft, validUntil } = voucher;
    return {
      ...empty,
      type: 'CONTRACT_VOUCHER',
      state: toState(validUntil, usesLeft, today),
      name: grant.name,
      code,
      productVariantId: null,
      organizationUnitId: studioId,
      amount: money(amountCents, grant.currency),
      rest: money(usesLeft === 0 ? 0 : amountCents, grant.currency),
      validFrom: null,
      validUntil,
    };
  });
}

/** Later than every day, for what does not expire. */
const never = '9999';

/** Usable ones first, the one that ends next at the top; of the others, the latest at the top. */
function comparePasses(one: Pass, other: Pass): number {
  const isUsable = one.state === 'USABLE';
  if (isUsable !== (other.state === 'USABLE')) return isUsable ? -1 : 1;
  const [first, second] = [one.validUntil ?? never, other.validUntil ?? never];
  return isUsable ? first.localeCompare(second) : second.localeCompare(first);
}

/** Loads all passes of an account at a tenant. @param today in the chain's time zone */
export async function loadPasses(db: Database, owner: Owner, today: string): Promise<Pass[]> {
  const passes = [
    ...(await loadVisits(db, owner, today)),
    ...(await loadTicketsAndVouchers(db, owner, today)),
    ...(await loadRewards(db, owner, today)),
  ];
  return passes.toSorted(comparePasses).slice(0, maxPasses);
}
