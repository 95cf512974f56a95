import * as z from 'zod/mini';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { storedDay } from '../../../lib/dates/storedDay.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/** What was chosen on the page of a product, for the steps of buying it. */
const productChoice = z.object({
  productVariantId: z.int(),
  quantity: z.int().check(z.gte(1)),
  /** The day of a day ticket; null for all else. */
  usageDate: z.nullable(storedDay),
  /** For whom a voucher is, as typed so far; null for the buyer and for all else. */
  recipient: z.nullable(
    z.object({ name: z.string().check(z.minLength(1)), message: z.nullable(z.string()) }),
  ),
  /** A day ticket that is paid at the studio. */
  payLater: z.boolean(),
  /**
   * Idempotency key of booking a day ticket that is paid at the studio. It belongs to this choice: sent again after a broken connection
   * or a reload, no second one is booked.
   */
  key: z.string().check(z.minLength(1)),
});

export type ProductChoice = z.output<typeof productChoice>;

/** What was chosen in this visit; undefined where nothing was, or something else. */
export function chosenProduct(productVariantId: number): ProductChoice | undefined {
  const stored = productChoice.safeParse(readStored('product-choice')).data;
  return stored?.productVariantId === productVariantId ? stored : undefined;
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
