import {
  useListPaymentInstruments,
  useListPublicPaymentMethods,
} from '@studio-portal/sdk/api/payment-instruments';
import type { CustomerData } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ErrorWords } from '../../lib/apiErrors/ErrorWords.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { CardChoice, newCard } from './CardChoice.tsx';
import { toCustomerData } from './ContactForm/customerData.ts';
import type { Flow, Order, Subject } from './Flow.ts';
import { readDraft } from './flowDraft.ts';
import { GuestPayment } from './GuestPayment.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import { FlowError, FlowLoading, SubjectGate } from './SubjectGate.tsx';
import { TokenizationOutcome } from './TokenizationOutcome.tsx';
import { useDraft } from './useDraft.ts';
import { usePayment } from './usePayment.ts';
import { useWaiting } from './useWaiting.ts';

/**
 * Second step: how to pay. Without contact data it turns back to the first. After a declined payment (`?failed=<checkoutId>`) it says
 * why.
 */
export function PaymentStep({ flow }: { flow: Flow }) {
  const [query] = useSearchParams();
  const reader = useStudio().user?.id;
  // A visitor has no cards that are kept.
  const Paying = reader === undefined ? GuestPayment : Payment;
  return (
    <SubjectGate flow={flow}>
      {(subject, refetch) => {
        const customerData = toCustomerData(readDraft(subject.start, reader).contact);
        return customerData ? (
          <flow.LoadOrder id={query.get('failed') ?? ''}>
            {(order) =>
              // Which card was declined must be known before one is proposed.
              query.has('failed') && order.status === 'loading' ? (
                <FlowLoading />
              ) : (
                <Paying
                  flow={flow}
                  subject={subject}
                  customerData={customerData}
                  refetch={refetch}
                  declined={
                    order.status === 'ready' && order.value.state === 'FAILED'
                      ? order.value
                      : undefined
                  }
                />
              )
            }
          </flow.LoadOrder>
        ) : (
          <Navigate to={subject.addresses.contact} replace />
        );
      }}
    </SubjectGate>
  );
}

interface PaymentProps {
  flow: Flow;
  subject: Subject;
  customerData: CustomerData;
  /** Reads the subject again. */
  refetch: () => void;
  /** The order before this one, whose payment was declined. */
  declined: Order | undefined;
}

/** A new card is entered and confirmed at the provider; the outcome is asked from the server when the reader is back. */
function Payment({ flow, subject, customerData, declined, refetch }: PaymentProps) {
  const { studio } = useStudio();
  const draft = useDraft(subject.start);
  const instruments = useListPaymentInstruments({ query: { staleTime: 0 } });
  const methods = useListPublicPaymentMethods({ organizationUnitId: studio.id });
  const payment = usePayment(flow, subject, customerData, refetch);
  const [chosen, setChosen] = useState<string>();
  const [reference, setReference] = useState(() => draft.read().tokenizationReference);
  const waiting = useWaiting(subject);

  const error = instruments.error ?? methods.error;
  if (error && !(instruments.data && methods.data))
    return (
      <FlowError
        error={error}
        retry={() => void Promise.all([instruments.refetch(), methods.refetch()])}
      />
    );
  if (!instruments.data || !methods.data) return <FlowLoading />;

  const cards = instruments.data.filter(({ type }) => type === 'CREDIT_CARD');
  const takesCards = methods.data.some(({ paymentMethod }) => paymentMethod === 'CREDIT_CARD');
  // A card that the bank has just declined is the reader's to choose again, not ours to propose.
  const proposed = cards.filter(({ id }) => id !== declined?.paymentInstrument?.id);
  const selected =
    chosen ?? String(proposed.find((card) => card.preferred)?.id ?? proposed[0]?.id ?? newCard);
  const forget = () => {
    draft.update({ tokenizationReference: undefined });
    setReference(undefined);
  };
  const goOn = () => {
    forget();
    if (selected === newCard) payment.enterNewCard();
    else payment.goToSummary({ paymentInstrumentId: Number(selected) });
  };
  const failure = payment.tokenizationError ?? (waiting.taken ? null : payment.checkoutError);

  return (
    <PaymentFrame
      flow={flow}
      subject={subject}
      takesCards={takesCards}
      waiting={waiting}
      onWait={payment.tryOtherwise}
      declined={declined}
      outcome={
        reference && (
          <TokenizationOutcome
            reference={reference}
            onAuthorized={() => payment.goToSummary({ tokenizationReference: reference })}
            onForget={forget}
          />
        )
      }
      failure={failure && <ErrorWords error={failure} timeZone={studio.zoneId} />}
      pending={payment.pending}
      onContinue={goOn}
    >
      <CardChoice cards={cards} selected={selected} onSelect={setChosen} />
    </PaymentFrame>
  );
}
