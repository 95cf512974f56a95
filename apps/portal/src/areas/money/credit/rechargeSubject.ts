import { createProductVariantCheckoutV4 } from '@studio-portal/sdk/api/checkouts';
import type {
  CustomerData,
  Money,
  OnlinePaymentMethod,
  RechargeVariant,
} from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import type { Subject } from '../../checkout/flow/Flow.ts';
import { memberPaymentFields } from '../../checkout/payment/paymentFields.ts';
import { path } from '../../../lib/address/paths.ts';
import type { StudioPageData } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Recharge variant that is bought, no matter which call returned it. */
export interface Recharge {
  rechargeId: number;
  name: string;
  price: Money;
  paymentMethods: readonly OnlinePaymentMethod[];
  /** Credit to be added; undefined if the studio does not sell it anymore. */
  credit: RechargeVariant['credit'] | undefined;
}

/**
 * Returns a recharge as the payment steps show it.
 * @param customerData the member as known to the studio, so there is no contact step
 */
export function rechargeSubject(
  { rechargeId, name, price, paymentMethods, credit }: Recharge,
  customerData: CustomerData,
  { studio, studioUuid }: Pick<StudioPageData, 'studio' | 'studioUuid'>,
  intl: IntlShape,
): Subject {
  return {
    start: path('consumptionCredit', { studioUuid }),
    addresses: {
      payment: path('consumptionCreditPayment', { studioUuid, rechargeId }),
      summary: (checkoutId) => path('consumptionCreditSummary', { studioUuid, checkoutId }),
      success: (checkoutId) => path('consumptionCreditSuccess', { studioUuid, checkoutId }),
      cancel: (checkoutId) => path('consumptionCreditCancel', { studioUuid, checkoutId }),
      failure: (checkoutId) => path('consumptionCreditFailure', { studioUuid, checkoutId }),
    },
    name,
    where: studio.name,
    ...(credit
      ? { chosen: [{ label: messages.credit, value: formatPrice(credit, intl.locale) }] }
      : {}),
    availability: { kind: 'open' },
    price,
    paymentMethods,
    create: async ({ payer }, key) => {
      const { id } = await createProductVariantCheckoutV4(
        {
          productVariantId: rechargeId,
          organizationUnitId: studio.id,
          quantity: 1,
          usageDate: null,
          recipient: null,
          customerData,
          ...memberPaymentFields(payer),
        },
        { 'Idempotency-Key': key },
      );
      return id;
    },
  };
}
