import { useInitiateTokenization } from '@studio-portal/sdk/api/tokenization';
import type {
  CustomerData,
  PaymentInstrument,
  PaymentType,
  SepaMandate,
} from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Flow, Payer, Subject } from '../flow/Flow.ts';
import { useCreateCheckout } from '../flow/useCreateCheckout.ts';
import { useDraft } from '../flow/useDraft.ts';

/**
 * Actions of a member's payment step: start a tokenization, or create a checkout and go to its
 * summary.
 */
export function usePayment(
  flow: Flow,
  subject: Subject,
  customerData: CustomerData | undefined,
  onConflict: () => void,
) {
  const { studio } = useStudio();
  const begin = useInitiateTokenization();
  const checkout = useCreateCheckout(flow, subject, onConflict);
  const { start, addresses } = subject;
  const draft = useDraft(start);
  const [tokenization, setTokenization] = useState(() => draft.read().tokenization);
  const goToSummary = (payer: Payer) => checkout.create(customerData, payer);
  const forget = () => {
    draft.update({ tokenization: undefined });
    setTokenization(undefined);
  };

  return {
    /** Pending tokenization whose result must be read. */
    tokenization,
    /**
     * Starts a tokenization: at the provider, which redirects to this step, or directly with a
     * mandate.
     */
    tokenize: (paymentType: PaymentType, sepaMandate?: SepaMandate) => {
      forget();
      begin.mutate(
        {
          data: {
            organizationUnitId: studio.id,
            paymentMethod: paymentType,
            returnPath: addresses.payment,
            ...(sepaMandate ? { sepaMandate } : {}),
          },
        },
        {
          onSuccess: ({ tokenizationReference: reference, challengeUrl }) => {
            draft.update({ tokenization: { reference, paymentType } });
            if (challengeUrl) window.location.assign(challengeUrl);
            else setTokenization({ reference, paymentType });
          },
        },
      );
    },
    payWith: ({ id, type }: Pick<PaymentInstrument, 'id' | 'type'>) =>
      goToSummary({ paymentMethod: type, paymentInstrumentId: id }),
    /** Creates the checkout of what a voucher pays in full. */
    payNothing: () => goToSummary('nothing'),
    payLater: () => goToSummary({ paymentMethod: 'FINION_PAY' }),
    /** Creates the checkout once the holder has authorized. */
    onAuthorized: () => {
      if (tokenization)
        goToSummary({
          paymentMethod: tokenization.paymentType,
          tokenizationReference: tokenization.reference,
        });
    },
    forget,
    /** Clears the error of the last checkout. */
    resetCheckout: checkout.reset,
    pending: begin.isPending || checkout.pending,
    tokenizationError: begin.error,
    checkoutError: checkout.error,
  };
}
