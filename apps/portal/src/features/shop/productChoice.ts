import type { VoucherRecipient } from '@studio-portal/sdk/types';
import { createKeyring } from '../../lib/createKeyring.ts';
import { type Day, isDay } from '../../lib/dates.ts';
import { readStored, store } from '../../site/browser/storage.ts';

/** What was chosen on the page of a product, for the steps of buying it. */
export interface ProductChoice {
  productVariantId: number;
  quantity: number;
  /** The day of a day ticket; null for all else. */
  usageDate: Day | null;
  /** For whom a voucher is; null for the buyer and for all else. */
  recipient: VoucherRecipient | null;
  /** A day ticket that is paid at the studio. */
  payLater: boolean;
  /**
   * Idempotency key of booking a day ticket that is paid at the studio. It belongs to this choice: sent again after a broken connection
   * or a reload, no second one is booked.
   */
  key: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function recipientOf(value: unknown): VoucherRecipient | null {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name === '') return null;
  return { name: value.name, message: typeof value.message === 'string' ? value.message : null };
}

/** What was chosen in this visit; undefined where nothing was, or something else. */
export function chosenProduct(productVariantId: number): ProductChoice | undefined {
  const stored = readStored('product-choice');
  if (!isRecord(stored) || stored.productVariantId !== productVariantId) return undefined;
  const { quantity, usageDate, recipient, payLater, key } = stored;
  if (typeof key !== 'string' || key === '') return undefined;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return undefined;
  return {
    productVariantId,
    quantity,
    usageDate: typeof usageDate === 'string' && isDay(usageDate) ? usageDate : null,
    recipient: recipientOf(recipient),
    payLater: payLater === true,
    key,
  };
}

/**
 * Keeps it for the visit: in session storage, so that reload, login and the bank's page lose nothing. Something else has another key.
 */
export function chooseProduct(choice: Omit<ProductChoice, 'key'>): void {
  const before = chosenProduct(choice.productVariantId);
  const isSame = before && contentOf(before) === contentOf(choice);
  const key = isSame ? before.key : createKeyring()(choice);
  store('product-choice', { ...choice, key });
}

/** All that was chosen, without the key that stands for it. */
const contentOf = ({
  productVariantId,
  quantity,
  usageDate,
  recipient,
  payLater,
}: Omit<ProductChoice, 'key'>): string =>
  JSON.stringify([
    productVariantId,
    quantity,
    usageDate,
    recipient?.name,
    recipient?.message,
    payLater,
  ]);

/** It is bought. */
export const forgetChoice = (): void => store('product-choice', undefined);
