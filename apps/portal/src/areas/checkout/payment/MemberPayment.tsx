import { useListPaymentInstruments } from '@studio-portal/sdk/api/payment-instruments';
import { useListTokenizationPaymentMethods } from '@studio-portal/sdk/api/tokenization';
import type {
  CustomerData,
  DebtorAddress,
  OnlinePaymentMethod,
  PaymentInstrument,
} from '@studio-portal/sdk/types';
import { Suspense, useId, useState } from 'react';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useBankCheck } from '../mandate/useBankCheck.ts';
import { availableMethods } from '../instruments/paymentMethods.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { PaymentProps } from './PaymentProps.ts';
import { FlowError, FlowLoading } from '../flow/SubjectGate.tsx';
import { TokenizationOutcome } from './TokenizationOutcome.tsx';
import { usePayment } from './usePayment.ts';
import { useWaitingList } from '../result/useWaitingList.ts';

const MandateForm = lazyNamed(() => import('../mandate/MandateForm.tsx'), 'MandateForm');

/**
 * Payment of a logged-in user: with a stored instrument, or a new one that is entered and
 * authorized at the provider. The result is read from the server on return.
 */
export function MemberPayment(props: PaymentProps) {
  const { studio } = useStudio();
  // A mandate is valid for one creditor, so only instruments usable here are listed.
  const instruments = useListPaymentInstruments(
    { organizationUnitId: studio.id },
    { query: { staleTime: 0 } },
  );
  const methods = useListTokenizationPaymentMethods({ organizationUnitId: studio.id });
  const error = instruments.error ?? methods.error;
  if (error && !(instruments.data && methods.data))
    return (
      <FlowError
        error={error}
        retry={() => void Promise.all([instruments.refetch(), methods.refetch()])}
      />
    );
  if (!instruments.data || !methods.data) return <FlowLoading />;
  const ways = availableMethods(methods.data, props.subject.paymentMethods);
  return (
    <Payment
      {...props}
      ways={ways}
      kept={instruments.data.filter(({ type }) => ways.includes(type))}
    />
  );
}

interface KnownProps extends PaymentProps {
  ways: readonly OnlinePaymentMethod[];
  /** Stored instruments that can pay for this subject. */
  kept: readonly PaymentInstrument[];
}

function Payment({ flow, subject, customerData, declined, refetch, ways, kept }: KnownProps) {
  const { studio, user } = useStudio();
  const formId = useId();
  const payment = usePayment(flow, subject, customerData, refetch);
  const [chosen, setChosen] = useState<string>();
  const waiting = useWaitingList(subject);

  // Do not preselect an instrument that was just declined.
  const proposed = kept.filter(({ id }) => id !== declined?.paymentInstrument?.id);
  const preferred = proposed.find((instrument) => instrument.preferred) ?? proposed[0];
  const begun = payment.tokenization?.paymentType;
  const selected = chosen ?? begun ?? String(preferred?.id ?? ways[0] ?? '');
  const instrument = kept.find(({ id }) => String(id) === selected);
  const way = ways.find((method) => method === selected);
  const bank = useBankCheck((mandate) => {
    // The user may have selected another method in the meantime.
    if (way === 'DIRECT_DEBIT') payment.tokenize(way, mandate);
  });
  const handleContinue = () => {
    if (instrument) {
      payment.forget();
      payment.payWith(instrument);
    } else if (way === 'FINION_PAY') {
      payment.forget();
      payment.payLater();
    } else if (way) payment.tokenize(way);
  };
  const failure = waiting.taken ? null : payment.checkoutError;
  const error = way === 'DIRECT_DEBIT' ? failure : (payment.tokenizationError ?? failure);

  return (
    <PaymentFrame
      flow={flow}
      subject={subject}
      ways={ways}
      waiting={waiting}
      onWait={payment.resetCheckout}
      declined={declined}
      outcome={
        payment.tokenization && (
          <TokenizationOutcome
            reference={payment.tokenization.reference}
            onAuthorized={payment.onAuthorized}
            onForget={payment.forget}
            nothingDone={flowMessages.nothingOrdered}
          />
        )
      }
      failure={error && <ErrorMessage error={error} timeZone={studio.zoneId} />}
      pending={payment.pending || bank.pending}
      onContinue={way === 'DIRECT_DEBIT' ? { form: formId } : handleContinue}
    >
      <PaymentChoice
        kept={kept}
        ways={ways}
        selected={selected}
        onSelect={(key) => {
          // Selecting another method stops waiting for the first.
          payment.forget();
          setChosen(key);
        }}
      />
      {way === 'DIRECT_DEBIT' && (
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <MandateForm
            id={formId}
            studio={studio}
            holder={
              customerData
                ? `${customerData.firstname} ${customerData.lastname}`
                : (user?.name ?? '')
            }
            {...(customerData ? { address: toDebtorAddress(customerData) } : {})}
            bank={bank}
            onSubmit={bank.check}
            pending={payment.pending}
            error={payment.tokenizationError}
          />
        </Suspense>
      )}
    </PaymentFrame>
  );
}

/** Reuses the address that was just entered. */
const toDebtorAddress = (person: CustomerData): DebtorAddress => ({
  street: person.street,
  houseNumber: person.houseNumber ?? null,
  zipCode: person.zipCode,
  city: person.city,
  provinceCode: person.provinceCode ?? null,
  countryCode: person.countryCode,
});
