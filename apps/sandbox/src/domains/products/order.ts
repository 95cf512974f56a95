/** Rules for orders: quantity, day and buyer. */
import type { Database } from '../../platform/database/database.ts';
import { addDays, dayIn } from '../../platform/time.ts';
import { apiError, invalidFields } from '../../platform/http/apiError.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import { canRecharge } from './consumptionCredit.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { dayTicketDaysInAdvance, type StoredProduct, type StoredVariant } from './products.ts';

export type OrderRequest = {
  product: StoredProduct;
  variant: StoredVariant;
  studio: StoredStudio;
  accountId: number | null;
  quantity: number;
  usageDate: string | null;
  /** True if a recipient is named. */
  isForOthers: boolean;
};

/**
 * @throws 400 for more than the maximum quantity, or a recipient of anything but a voucher; 409 if the stock is too
 * low; 422 if it is for members only or not valid on that day
 */
export async function checkOrder(db: Database, order: OrderRequest, now: Date): Promise<void> {
  const { product, variant, studio, quantity, usageDate, isForOthers } = order;
  if (product.memberOnly && !(await mayBuy(db, order)))
    throw apiError(422, 'product.error.notallowed', 'This product is for members of the studio');
  if (quantity > variant.maxQuantity)
    throw invalidFields({ field: 'quantity', message: `must be at most ${variant.maxQuantity}` });
  if (isForOthers && product.type !== 'VOUCHER')
    throw invalidFields({
      field: 'recipient',
      message: 'must be null: only vouchers are given away',
    });
  checkDay(product, usageDate, dayIn(studio.zoneId, now));
  checkStock(variant, quantity);
}

/** Members may buy member products; credit only if the studio sells it to them. */
async function mayBuy(
  db: Database,
  { product, studio, accountId }: OrderRequest,
): Promise<boolean> {
  if (accountId === null || !(await isConnectedToTenant(db, accountId, studio.tenant)))
    return false;
  return product.type !== 'CONSUMPTION_CREDIT' || (await canRecharge(db, accountId, studio.tenant));
}

function checkDay({ type }: StoredProduct, usageDate: string | null, today: string): void {
  const fits =
    type === 'DAY_TICKET'
      ? usageDate !== null &&
        usageDate >= today &&
        usageDate <= addDays(today, dayTicketDaysInAdvance)
      : usageDate === null;
  if (!fits)
    throw apiError(
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
    throw apiError(409, 'product.error.soldout', 'Not so many are left', {
      args: [{ type: 'NUMBER', value: String(stock) }],
    });
}
