import { useGetProductVariantCheckout } from '@studio-portal/sdk/api/checkouts';
import { useValidateRecharge } from '@studio-portal/sdk/api/consumption-credit';
import { useIntl } from 'react-intl';
import type { Loaded, Order } from '../../checkout/flow/Flow.ts';
import { pollUntilAnswered } from '../../checkout/summary/pollUntilAnswered.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { rechargeSubject } from './rechargeSubject.ts';

/**
 * Loads the recharge that the address names, always fresh. The credit it adds is what the studio
 * currently gives for it. Requests nothing without an id.
 */
export function useRechargeOrder(checkoutId: string): Loaded<Order> {
  const at = useStudio();
  const intl = useIntl();
  const { data, error, refetch, isFetching } = useGetProductVariantCheckout(checkoutId, {
    query: { ...pollUntilAnswered, enabled: checkoutId !== '' },
  });
  const rechargeId = data?.productVariantId ?? 0;
  const offered = useValidateRecharge({ rechargeId }, { query: { enabled: data !== undefined } });
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  // Wait for both, so that the order does not change after it is shown. A discontinued variant has
  // no credit to show.
  if (!data || (!offered.data && !offered.error)) return { status: 'loading' };
  const { product, customerData, price } = data;
  const variant = product.variants.find(({ id }) => id === rechargeId);
  if (!variant || product.type !== 'CONSUMPTION_CREDIT')
    return {
      status: 'elsewhere',
      to: path('consumptionCredit', { studioUuid: at.studioUuid }),
    };
  const { name, paymentMethods } = variant;
  const credit = offered.data?.variant?.credit;
  const recharge = { rechargeId, name, price, paymentMethods, credit };
  return {
    status: 'ready',
    value: {
      ...data,
      joinWaitingList: false,
      booking: null,
      subject: rechargeSubject(recharge, customerData, at, intl),
    },
    refetch: () => void refetch(),
    isFetching,
  };
}
