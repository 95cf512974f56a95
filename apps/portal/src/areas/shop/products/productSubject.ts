import {
  createProductVariantCheckoutV4,
  createPublicProductVariantCheckout,
} from '@studio-portal/sdk/api/checkouts';
import type { VirtualProduct, VirtualProductVariant } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import type { Availability, Subject } from '../../checkout/flow/Flow.ts';
import { requireCustomerData, sellsToName } from '../../checkout/contact/customerData.ts';
import { saveGuestOrder } from '../../checkout/orders/guestOrders.ts';
import { memberPaymentFields, guestPaymentFields } from '../../checkout/payment/paymentFields.ts';
import { formatDay, toWire } from '../../../lib/dates/dates.ts';
import { multiplyMoney } from '../../../lib/dates/money.ts';
import type { StudioPageData } from '../../../lib/routes/StudioContext.tsx';
import { productAddress } from './ProductKind.ts';
import { findProductKind } from './kinds.ts';
import { messages } from './messages.ts';
import type { ProductChoice } from './productChoice.ts';

/** Formats the name of a variant where its product is not named next to it. */
const formatVariantName = (product: { name: string }, variant: { name: string }): string =>
  product.name === variant.name ? product.name : `${product.name}, ${variant.name}`;

function getAvailability({ stock }: VirtualProductVariant, quantity: number): Availability {
  return stock !== null && stock < quantity ? { kind: 'full' } : { kind: 'open' };
}

/** Formats the choices made with a product. */
const formatChosen = (
  { quantity, usageDate, recipient }: Omit<ProductChoice, 'payLater' | 'key'>,
  intl: IntlShape,
) => [
  ...(usageDate === null
    ? []
    : [
        {
          label: messages.day,
          value: formatDay(usageDate, intl.locale, { dateStyle: 'full' }),
        },
      ]),
  ...(quantity === 1 ? [] : [{ label: messages.quantity, value: intl.formatNumber(quantity) }]),
  ...(recipient === null ? [] : [{ label: messages.recipient, value: recipient.name }]),
];

/** Returns a product with its choices as the checkout steps show it. */
export function productSubject(
  product: VirtualProduct,
  variant: VirtualProductVariant,
  choice: Omit<ProductChoice, 'payLater' | 'key'>,
  { studio, studioUuid, user }: Pick<StudioPageData, 'studio' | 'studioUuid' | 'user'>,
  intl: IntlShape,
): Subject {
  const kind = findProductKind(product.type);
  const { quantity, usageDate, recipient } = choice;
  return {
    start: productAddress(kind, studioUuid, product.id),
    addresses: kind.addresses(studioUuid, variant.id),
    name: formatVariantName(product, variant),
    picture: product.image,
    chosen: formatChosen(choice, intl),
    availability: getAvailability(variant, quantity),
    price: multiplyMoney(variant.price, quantity),
    paymentMethods: variant.paymentMethods,
    isNameOnly: sellsToName(studio, product.type),
    // No voucher for a voucher, or it would never expire.
    ...(product.type === 'VOUCHER' ? {} : { takesVouchers: true as const }),
    create: async (checkoutRequest, key) => {
      const { payer, voucherCode } = checkoutRequest;
      const request = {
        productVariantId: variant.id,
        organizationUnitId: studio.id,
        quantity,
        usageDate: usageDate === null ? null : toWire(usageDate),
        recipient,
        customerData: requireCustomerData(checkoutRequest),
        ...(voucherCode === undefined ? {} : { voucherCode }),
      };
      const once = { 'Idempotency-Key': key };
      if (user)
        return (
          await createProductVariantCheckoutV4({ ...request, ...memberPaymentFields(payer) }, once)
        ).id;
      const { id, publicToken } = await createPublicProductVariantCheckout(
        { ...request, ...guestPaymentFields(payer) },
        once,
      );
      if (publicToken !== null) saveGuestOrder(id, publicToken);
      return id;
    },
  };
}
