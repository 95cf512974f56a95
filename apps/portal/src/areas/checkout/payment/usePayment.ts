import { useInitiateTokenization } from '@studio-portal/sdk/api/tokenization';
import type {
  CustomerData,
  Money,
  PaymentInstrument,
  PaymentType,
  SepaMandate,
} from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Payer, Subject } from '../flow/Flow.ts';
import type { useCreateCheckout } from '../flow/useCreateCheckout.ts';
import { useDraft } from '../flow/useDraft.ts';
import { isTokenizationRefusal } from './isTokenizationRefusal.ts';

/**
 * Actions of a member's payment step: order, or start a tokenization at the provider, after which
 * the summary orders.
 * @param total total shown above the button
 */
export function usePayment(
  subject: Subject,
  customerData: CustomerData | undefined,
  total: Money,
  checkout: ReturnType<typeof useCreateCheckout>,
) {
  const { studio } = useStudio();
  const begin = useInitiateTokenization();
  const { start, addresses } = subject;
  const draft = useDraft(start);
  const [tokenization, setTokenization] = useState(() => draft.read().tokenization);
  // A tokenization that was started by the order button of this page, rather than before a redirect.
  const [ordered, setOrdered] = useState<{ reference: string; total: Money }>();
  // True if the tokenization is authorized but its checkout could not be created.
  const [canRetry, setCanRetry] = useState(false);
  const order = (payer: Payer) => checkout.create(customerData, payer, total);
  const forget = () => {
    draft.update({ tokenization: undefined });
    setTokenization(undefined);
    setCanRetry(false);
  };
  const orderTokenized = (orderedTotal: Money | undefined) => {
    if (!tokenization) return;
    const { paymentType: paymentMethod, reference: tokenizationReference } = tokenization;
    checkout.create(customerData, { paymentMethod, tokenizationReference }, orderedTotal, {
      onError: (error) => (isTokenizationRefusal(error) ? forget() : setCanRetry(true)),
    });
  };

  return {
    /** Pending tokenization whose result must be read. */
    tokenization,
    /**
     * Starts a tokenization: at the provider, which redirects to this step, or directly with a
     * mandate.
     * @param keep true if the user agrees that the instrument is kept for later orders
     */
    tokenize: (
      paymentType: PaymentType,
      { mandate, keep }: { mandate?: SepaMandate; keep: boolean },
    ) => {
      forget();
      begin.mutate(
        {
          data: {
            organizationUnitId: studio.id,
            paymentMethod: paymentType,
            returnPath: addresses.payment,
            keep,
            ...(mandate ? { sepaMandate: mandate } : {}),
          },
        },
        {
          onSuccess: ({ tokenizationReference: reference, challengeUrl }) => {
            draft.update({ tokenization: { reference, paymentType } });
            if (challengeUrl) window.location.assign(challengeUrl);
            else {
              setTokenization({ reference, paymentType });
              if (mandate) setOrdered({ reference, total });
            }
          },
        },
      );
    },
    payWith: ({ id, type }: Pick<PaymentInstrument, 'id' | 'type'>) =>
      order({ paymentMethod: type, paymentInstrumentId: id }),
    /** Orders what a voucher pays in full. */
    payNothing: () => order('nothing'),
    payLater: () => order({ paymentMethod: 'FINION_PAY' }),
    /** Creates the checkout once the holder has authorized. */
    onAuthorized: () =>
      orderTokenized(ordered?.reference === tokenization?.reference ? ordered?.total : undefined),
    /** Creates the checkout again with the authorized tokenization; undefined if there is none. */
    retry: canRetry
      ? () =>
          // The button of the other methods does not order.
          orderTokenized(tokenization?.paymentType === 'DIRECT_DEBIT' ? total : undefined)
      : undefined,
    forget,
    /** Stops waiting for the selected method and clears its errors. */
    reset: () => {
      forget();
      begin.reset();
      checkout.reset();
    },
    pending: begin.isPending || checkout.pending,
    tokenizationError: begin.error,
  };
}
