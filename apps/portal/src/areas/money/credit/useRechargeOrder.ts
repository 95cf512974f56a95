import { useGetProductVariantCheckout } from '@studio-portal/sdk/api/checkouts';
import { useValidateRecharge } from '@studio-portal/sdk/api/consumption-credit';
import { useIntl } from 'react-intl';
import type { Loaded, Order } from '../../checkout/flow/Flow.ts';
import { pollUntilAnswered } from '../../checkout/summary/pollUntilAnswered.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { rechargeSubject } from './rechargeSubject.ts';

/** The recharge that an address names, always asked anew. What it adds is what the studio gives for it now. Nothing is asked without an id. */
export function useRechargeOrder(checkoutId: string): Loaded<Order> {
  const at = useStudio();
  const intl = useIntl();
  const { data, error, refetch, isFetching } = useGetProductVariantCheckout(checkoutId, {
    query: { ...pollUntilAnswered, enabled: checkoutId !== '' },
  });
  const rechargeId = data?.productVariantId ?? 0;
  const offered = useValidateRecharge({ rechargeId }, { query: { enabled: data !== undefined } });
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  // What is ordered is said whole or not at all; what is not sold any more has no credit to name.
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
