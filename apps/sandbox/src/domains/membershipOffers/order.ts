/** Validates and prices an order before signing. */
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { findRedeemable, takeFrom } from '../payments/vouchers.ts';
import {
  findReferralDiscount,
  findReferrerDiscount,
  findVoucherDiscount,
  voucherInvalid,
} from './codes.ts';
import { type ChosenTerm, type StoredModule, findTerm } from './offers.ts';
import { type Discount, type FlatFee, computePrice, type PricedModule } from './price.ts';
import { checkStart } from './startDates.ts';
import { baseOrder, type Previewed } from './view.ts';

export type OrderRequest = Schemas['ContractPreviewRequest'];

export type OrderContext = {
  studio: StoredStudio;
  /** Null without an account. */
  accountId: number | null;
  /** In the studio's time zone. */
  today: string;
};

export type OrderOptions = {
  /** True if it is about to be signed: locks its voucher until the transaction ends. */
  lock?: boolean;
  /** True if it replaces a contract, with which one-off fees were already paid. */
  isUpgrade?: boolean;
};

/** An order that may be signed as it is. */
export type CheckedOrder = Previewed & {
  /** Included and selected modules. */
  selectedModules: StoredModule[];
  /** Fees to be paid in addition to the price. */
  flatFees: readonly FlatFee[];
  voucher: { code: string; usesLeft: number | null } | null;
  recruitedBy: number | null;
};

/**
 * @throws 404 for a term that is not offered; 422 for unsuitable dates, modules that cannot be booked and invalid codes
 */
export async function buildOrder(
  db: Database,
  request: OrderRequest,
  { studio, accountId, today }: OrderContext,
  { lock = false, isUpgrade = false }: OrderOptions = {},
): Promise<CheckedOrder> {
  const { voucherCode, referralCode } = request;
  const chosen = await findTerm(db, request.contractOfferTermId, studio, today);
  checkStart(chosen.offer, request, today);
  const selectedModules = selectModules(chosen.modules, request.moduleIds);
  const voucher =
    voucherCode === null ? null : await findVoucherDiscount(db, voucherCode, studio, today, lock);
  const gift =
    voucherCode === null || voucher !== null
      ? null
      : await findRedeemable(db, voucherCode, studio, today);
  if (voucherCode !== null && voucher === null && gift === null) throw voucherInvalid();
  const referral = isUpgrade
    ? null
    : await findReferral(db, referralCode, { studio, accountId, today });
  return toCheckedOrder(chosen, request, studio.currencyCode, {
    isUpgrade,
    selectedModules,
    voucher,
    gift,
    referral,
  });
}

/**
 * Validates and prices a term that replaces a contract, without codes.
 * @throws 422 for an unsuitable start date and modules that cannot be booked
 */
export function buildUpgradeOrder(
  chosen: ChosenTerm,
  { startDate, moduleIds }: Pick<OrderRequest, 'startDate' | 'moduleIds'>,
  { studio, today }: Pick<OrderContext, 'studio' | 'today'>,
): CheckedOrder {
  const dates = { startDate, preuseDate: null };
  checkStart(chosen.offer, dates, today);
  return toCheckedOrder(chosen, dates, studio.currencyCode, {
    isUpgrade: true,
    selectedModules: selectModules(chosen.modules, moduleIds),
    voucher: null,
    gift: null,
    referral: null,
  });
}

type OrderParts = Pick<CheckedOrder, 'selectedModules'> & {
  isUpgrade: boolean;
  voucher: Awaited<ReturnType<typeof findVoucherDiscount>>;
  gift: Awaited<ReturnType<typeof findRedeemable>> | null;
  referral: Awaited<ReturnType<typeof findReferral>>;
};

function toCheckedOrder(
  chosen: ChosenTerm,
  { startDate, preuseDate }: Pick<OrderRequest, 'startDate' | 'preuseDate'>,
  currency: string,
  { isUpgrade, selectedModules, voucher, gift, referral }: OrderParts,
): CheckedOrder {
  const plain = baseOrder(chosen, currency, startDate);
  const codes: Discount[] = [
    ...(voucher === null ? [] : [voucher]),
    ...(referral === null ? [] : [referral.discount]),
  ];
  const flatFees = isUpgrade
    ? plain.flatFees.filter((fee) => fee.paymentFrequency !== null)
    : plain.flatFees;
  const price = computePrice({
    ...plain,
    flatFees,
    discounts: isUpgrade ? [] : [...plain.discounts, ...codes],
    modules: selectedModules.flatMap(pricedModule),
  });
  return {
    ...chosen,
    currency,
    startDate,
    startDateOfUse: preuseDate ?? startDate,
    price,
    selectedModules,
    flatFees,
    // The rest of the voucher can be spent elsewhere.
    gift: gift && takeFrom(gift, price.totalCents),
    voucher: voucher && { code: voucher.code, usesLeft: voucher.usesLeft },
    recruitedBy: referral?.recruitedBy ?? null,
  };
}

/** @throws 422 for an invalid code; without one, the referrer of the account counts */
async function findReferral(
  db: Database,
  referralCode: string | null,
  { studio, accountId, today }: OrderContext,
) {
  if (referralCode !== null)
    return findReferralDiscount(db, referralCode, studio, accountId, today);
  return accountId === null ? null : findReferrerDiscount(db, studio, accountId, today);
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

/** @throws 422 for a module that the offer does not have */
function selectModules(modules: StoredModule[], ids: readonly number[]): StoredModule[] {
  const unknown = ids.find((id) => modules.every((module) => module.id !== id));
  if (unknown !== undefined)
    throw apiError(
      422,
      'contract.error.modulenotbookable',
      'This module cannot be booked with the contract',
      { args: [{ type: 'NUMBER', value: String(unknown) }] },
    );
  return modules.filter(({ id, priceCents }) => priceCents === null || ids.includes(id));
}
