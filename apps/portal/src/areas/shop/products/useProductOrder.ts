import {
  useGetProductVariantCheckout,
  useGetPublicProductVariantCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Loaded, Order } from '../../checkout/flow/Flow.ts';
import { guestOrderToken } from '../../checkout/orders/guestOrders.ts';
import { pollUntilAnswered } from '../../checkout/summary/pollUntilAnswered.ts';
import { fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { ProductKind } from './ProductKind.ts';
import { saveProductChoice, readProductChoice } from './productChoice.ts';
import { productSubject } from './productSubject.ts';

/**
 * Loads an order of a product, always fresh, since only the server knows its state. Requests
 * nothing without an id. Orders without an account are available to anyone with their token. In
 * another visit, the choice is restored from the order.
 */
export function useProductOrder(kind: ProductKind, checkoutId: string): Loaded<Order> {
  const at = useStudio();
  const intl = useIntl();
  const token = guestOrderToken(checkoutId);
  const hasId = checkoutId !== '';
  const memberOrder = useGetProductVariantCheckout(checkoutId, {
    query: { ...pollUntilAnswered, enabled: hasId && token === undefined && at.user !== undefined },
  });
  const guestOrder = useGetPublicProductVariantCheckout(token ?? '', {
    query: { ...pollUntilAnswered, enabled: hasId && token !== undefined },
  });
  const { data, error, refetch, isFetching } = token === undefined ? memberOrder : guestOrder;
  useEffect(() => {
    if (!data || data.state === 'FINALIZED' || readProductChoice(data.productVariantId)) return;
    const { productVariantId, quantity, usageDate, recipient } = data;
    const day = usageDate && fromWire(usageDate);
    saveProductChoice({ productVariantId, quantity, usageDate: day, recipient, payLater: false });
  }, [data]);
  if (hasId && token === undefined && !at.user) return { status: 'forbidden' };
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  if (!data) return { status: 'loading' };
  const { product, productVariantId, usageDate, quantity, recipient } = data;
  const variant = product.variants.find(({ id }) => id === productVariantId);
  if (!variant || product.type !== kind.type)
    return { status: 'elsewhere', to: kind.list(at.studioUuid) };
  const choice = {
    productVariantId,
    quantity,
    usageDate: usageDate && fromWire(usageDate),
    recipient,
  };
  const subject = productSubject(product, variant, choice, at, intl);
  return {
    status: 'ready',
    value: {
      ...data,
      joinWaitingList: false,
      booking: null,
      subject: {
        ...subject,
        price: data.price,
        // A completed purchase has already left the stock.
        ...(data.state === 'FINALIZED' ? { availability: { kind: 'open' } } : {}),
      },
    },
    refetch: () => void refetch(),
    isFetching,
  };
}
