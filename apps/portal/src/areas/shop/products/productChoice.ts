import * as z from 'zod/mini';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { storedDay } from '../../../lib/dates/storedDay.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/** Choices made on a product page, for its checkout. */
const productChoice = z.object({
  productVariantId: z.int(),
  quantity: z.int().check(z.gte(1)),
  /** Day of a day ticket; null for other kinds. */
  usageDate: z.nullable(storedDay),
  /** Recipient of a voucher as entered so far; null for the buyer and for other kinds. */
  recipient: z.nullable(
    z.object({ name: z.string().check(z.minLength(1)), message: z.nullable(z.string()) }),
  ),
  /** True for a day ticket that is paid at the studio. */
  payLater: z.boolean(),
  /**
   * Idempotency key for booking a day ticket that is paid at the studio. It belongs to this choice,
   * so that repeating the request after a lost connection or a reload does not book twice.
   */
  key: z.string().check(z.minLength(1)),
});

export type ProductChoice = z.output<typeof productChoice>;

/**
 * Returns the choice stored in this visit; undefined if there is none or it is for another product.
 */
export function readProductChoice(productVariantId: number): ProductChoice | undefined {
  const stored = productChoice.safeParse(readStored('product-choice')).data;
  return stored?.productVariantId === productVariantId ? stored : undefined;
}

/**
 * Stores the choice in session storage, so that it survives reload, login and the bank's page. A
 * different choice gets a new key.
 */
export function saveProductChoice(choice: Omit<ProductChoice, 'key'>): void {
  const before = readProductChoice(choice.productVariantId);
  const isSame = before && serializeChoice(before) === serializeChoice(choice);
  const key = isSame ? before.key : createKeyring()(choice);
  store('product-choice', { ...choice, key });
}

/** Serializes a choice without its key. */
const serializeChoice = ({
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

/** Removes the choice after the purchase. */
export const clearProductChoice = (): void => store('product-choice', undefined);
