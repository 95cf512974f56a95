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
import type { KindOfProduct } from './KindOfProduct.ts';
import { chooseProduct, chosenProduct } from './productChoice.ts';
import { productSubject } from './productSubject.ts';

/**
 * An order of a product, always asked anew: what became of it is the server's to say. Nothing is asked without an id. One that was begun
 * without an account is found by whoever has its token. In another visit what was chosen is taken from it.
 */
export function useProductOrder(kind: KindOfProduct, checkoutId: string): Loaded<Order> {
  const at = useStudio();
  const intl = useIntl();
  const token = guestOrderToken(checkoutId);
  const asks = checkoutId !== '';
  const own = useGetProductVariantCheckout(checkoutId, {
    query: { ...pollUntilAnswered, enabled: asks && token === undefined && at.user !== undefined },
  });
  const guest = useGetPublicProductVariantCheckout(token ?? '', {
    query: { ...pollUntilAnswered, enabled: asks && token !== undefined },
  });
  const { data, error, refetch, isFetching } = token === undefined ? own : guest;
  useEffect(() => {
    if (!data || data.state === 'FINALIZED' || chosenProduct(data.productVariantId)) return;
    const { productVariantId, quantity, usageDate, recipient } = data;
    const day = usageDate && fromWire(usageDate);
    chooseProduct({ productVariantId, quantity, usageDate: day, recipient, payLater: false });
  }, [data]);
  if (asks && token === undefined && !at.user) return { status: 'forbidden' };
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
        // What is bought is out of the stock already.
        ...(data.state === 'FINALIZED' ? { availability: { kind: 'open' } } : {}),
      },
    },
    refetch: () => void refetch(),
    isFetching,
  };
}
