/** What somebody wants to sign, checked and priced. */
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { referralDiscount, voucherDiscount } from './codes.ts';
import { type StoredModule, termOf } from './offers.ts';
import { type Discount, type FlatFee, priceOf, type PricedModule } from './price.ts';
import { checkStart } from './startDates.ts';
import { plainOrder, type Previewed } from './view.ts';

export type Wanted = Schemas['ContractPreviewRequest'];

export type Who = {
  studio: StoredStudio;
  /** Null: somebody without an account. */
  accountId: number | null;
  /** In the zone of the studio. */
  today: string;
};

export type How = {
  /** Whether it is about to be signed: its voucher is nobody else's until the transaction ends. */
  lock?: boolean;
  /** Whether it takes the place of a contract: what is paid once was paid with that one. */
  isUpgrade?: boolean;
};

/** An order that may be signed as it is. */
export type Ordered = Previewed & {
  /** Included ones and those that were chosen. */
  taken: StoredModule[];
  /** Fees beside the price that are to be paid. */
  flatFees: readonly FlatFee[];
  voucher: { code: string; usesLeft: number | null } | null;
  recruitedBy: number | null;
};

/**
 * @throws 404 for a term that is not offered; 422 for days that do not fit, modules that cannot be booked, and codes that are not good
 */
export async function orderOf(
  db: Database,
  wanted: Wanted,
  { studio, accountId, today }: Who,
  { lock = false, isUpgrade = false }: How = {},
): Promise<Ordered> {
  const { startDate, preuseDate, voucherCode, referralCode } = wanted;
  const chosen = await termOf(db, wanted.contractOfferTermId, studio, today);
  checkStart(chosen.offer, wanted, today);
  const taken = takenModules(chosen.modules, wanted.moduleIds);
  const voucher =
    voucherCode === null ? null : await voucherDiscount(db, voucherCode, studio, today, lock);
  const referral =
    referralCode === null
      ? null
      : await referralDiscount(db, referralCode, studio, accountId, today);
  const { currencyCode: currency } = studio;
  const plain = plainOrder(chosen, currency, startDate);
  const codes: Discount[] = [
    ...(voucher === null ? [] : [voucher]),
    ...(referral === null ? [] : [referral.discount]),
  ];
  const flatFees = isUpgrade
    ? plain.flatFees.filter((fee) => fee.paymentFrequency !== null)
    : plain.flatFees;
  const price = priceOf({
    ...plain,
    flatFees,
    discounts: isUpgrade ? [] : [...plain.discounts, ...codes],
    modules: taken.flatMap(pricedModule),
  });
  return {
    ...chosen,
    currency,
    startDate,
    startDateOfUse: preuseDate ?? startDate,
    price,
    taken,
    flatFees,
    voucher: voucher && { code: voucher.code, usesLeft: voucher.usesLeft },
    recruitedBy: referral?.recruitedBy ?? null,
  };
}

function pricedModule({
  id,
  name,
  priceCents,
  paymentFrequency,
  trialPeriod,
}: StoredModule): PricedModule[] {
  if (priceCents === null) return [];
  return [{ id, name, amountCents: priceCents, paymentFrequency, trialPeriod }];
}

/** @throws 422 for one that the offer does not have */
function takenModules(modules: StoredModule[], ids: readonly number[]): StoredModule[] {
  const unknown = ids.find((id) => modules.every((module) => module.id !== id));
  if (unknown !== undefined)
    throw fault(
      422,
      'contract.error.modulenotbookable',
      'This module cannot be booked with the contract',
      { args: [{ type: 'NUMBER', value: String(unknown) }] },
    );
  return modules.filter(({ id, priceCents }) => priceCents === null || ids.includes(id));
}
