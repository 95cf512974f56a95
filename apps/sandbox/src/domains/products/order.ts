/** What may be ordered: how many, for which day, by whom. */
import type { Database } from '../../database/database.ts';
import { addDays, dayIn } from '../../time.ts';
import { fault, invalid } from '../../server/fault.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import { mayRechargeAt } from '../consumptionCredit/credit.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { StoredProduct, StoredVariant } from './products.ts';

/** How many days ahead a day ticket can be had. */
const daysAhead = 60;

export type Wanted = {
  product: StoredProduct;
  variant: StoredVariant;
  studio: StoredStudio;
  accountId: number | null;
  quantity: number;
  usageDate: string | null;
  /** Whether somebody is named for whom it is. */
  isForOthers: boolean;
};

/**
 * @throws 400 for more than may be bought at once, and for a recipient of something that is no voucher; 409 when not so many are left;
 *   422 when it is for members, or not for this day
 */
export async function checkOrder(db: Database, wanted: Wanted, now: Date): Promise<void> {
  const { product, variant, studio, quantity, usageDate, isForOthers } = wanted;
  if (product.memberOnly && !(await mayBuy(db, wanted)))
    throw fault(422, 'product.error.notallowed', 'This product is for members of the studio');
  if (quantity > variant.maxQuantity)
    throw invalid({ field: 'quantity', message: `must be at most ${variant.maxQuantity}` });
  if (isForOthers && product.type !== 'VOUCHER')
    throw invalid({ field: 'recipient', message: 'must be null: only vouchers are given away' });
  checkDay(product, usageDate, dayIn(studio.zoneId, now));
  checkStock(variant, quantity);
}

/** Members may buy what is for members; credit those to whom the studio sells it. */
async function mayBuy(db: Database, { product, studio, accountId }: Wanted): Promise<boolean> {
  if (accountId === null || !(await isConnectedToTenant(db, accountId, studio.tenant)))
    return false;
  return (
    product.type !== 'CONSUMPTION_CREDIT' || (await mayRechargeAt(db, accountId, studio.tenant))
  );
}

function checkDay({ type }: StoredProduct, usageDate: string | null, today: string): void {
  const fits =
    type === 'DAY_TICKET'
      ? usageDate !== null && usageDate >= today && usageDate <= addDays(today, daysAhead)
      : usageDate === null;
  if (!fits)
    throw fault(
      422,
      'product.error.usagedatenotallowed',
      'This product cannot be had for this day',
      {
        args: [{ type: 'STRING', value: today }],
      },
    );
}

/** @throws 409 */
export function checkStock({ stock }: StoredVariant, quantity: number): void {
  if (stock !== null && stock < quantity)
    throw fault(409, 'product.error.soldout', 'Not so many are left', {
      args: [{ type: 'NUMBER', value: String(stock) }],
    });
}
