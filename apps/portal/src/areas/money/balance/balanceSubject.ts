import { createAccountBalanceCheckoutV4 } from '@studio-portal/sdk/api/checkouts';
import type { Money } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import type { Subject } from '../../checkout/flow/Flow.ts';
import { messages as accountMessages } from '../account/messages.ts';
import type { OwedItem } from '../account/owedItems.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { path } from '../../../lib/address/paths.ts';
import type { StudioPageData } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Names an item with its day: "Premium (22 November)". */
function named({ name, kind, due }: OwedItem, intl: IntlShape): string {
  if (kind === 'openingBalance') return intl.formatMessage(accountMessages.earlier);
  const day = formatDay(due, intl.locale, { day: 'numeric', month: 'long' });
  return name === null ? day : `${name} (${day})`;
}

/**
 * Returns the whole balance that a member owes at a studio, as the payment steps show it.
 * @param items that make up the balance; empty if unknown
 */
export function balanceSubject(
  price: Money,
  items: readonly OwedItem[],
  { studio, studioUuid }: Pick<StudioPageData, 'studio' | 'studioUuid'>,
  intl: IntlShape,
): Subject {
  return {
    start: path('account', { studioUuid }),
    addresses: {
      payment: path('accountBalance', { studioUuid }),
      summary: (checkoutId) => path('accountBalanceSummary', { studioUuid, checkoutId }),
      success: (checkoutId) => path('accountSuccess', { studioUuid, checkoutId }),
      cancel: (checkoutId) => path('accountCancel', { studioUuid, checkoutId }),
      failure: (checkoutId) => path('accountFailure', { studioUuid, checkoutId }),
    },
    name: intl.formatMessage(messages.name),
    where: studio.name,
    chosen:
      items.length === 0
        ? []
        : [
            {
              label: messages.covers,
              value: intl.formatList(items.map((item) => named(item, intl))),
            },
          ],
    availability: { kind: 'open' },
    price,
    create: async ({ payer }, key) => {
      if (payer === 'nothing') throw new Error('Paying a balance requires a payment method.');
      const { id } = await createAccountBalanceCheckoutV4(
        {
          organizationUnitId: studio.id,
          paymentInstrumentId: null,
          tokenizationReference: null,
          ...payer,
        },
        { 'Idempotency-Key': key },
      );
      return id;
    },
  };
}
