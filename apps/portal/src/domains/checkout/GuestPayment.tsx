import {
  useCreatePublicCreditCard,
  useListPublicPaymentMethods,
} from '@studio-portal/sdk/api/payment-instruments';
import type { CustomerData } from '@studio-portal/sdk/types';
import { useRef, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ErrorWords } from '../../lib/apiErrors/ErrorWords.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { Flow, Order, Subject } from './Flow.ts';
import { guestMessages } from './guestMessages.ts';
import { type CardAnswer, HostedCard, type SubmitCard } from './HostedCard.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import { FlowError, FlowLoading } from './SubjectGate.tsx';
import { useCreateCheckout } from './useCreateCheckout.ts';
import { useWaiting } from './useWaiting.ts';

interface GuestPaymentProps {
  flow: Flow;
  subject: Subject;
  customerData: CustomerData;
  /** Reads the subject again. */
  refetch: () => void;
  /** The order before this one, whose payment was declined. */
  declined: Order | undefined;
}

/** What the provider's form could not do with what was typed. */
const refusals = {
  invalid: guestMessages.cardInvalid,
  unreachable: guestMessages.cardUnreachable,
} satisfies Record<Extract<CardAnswer, string>, MessageDescriptor>;

/** How a visitor pays: a card that is typed at the provider and good for one order. */
export function GuestPayment(props: GuestPaymentProps) {
  const { flow, subject, customerData, declined, refetch } = props;
  const { studio } = useStudio();
  const methods = useListPublicPaymentMethods({ organizationUnitId: studio.id });
  const card = useCreatePublicCreditCard();
  const checkout = useCreateCheckout(flow, subject, refetch);
  const waiting = useWaiting(subject);
  const submit = useRef<SubmitCard>(null);
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState<keyof typeof refusals>();

  if (methods.error && !methods.data)
    return <FlowError error={methods.error} retry={() => void methods.refetch()} />;
  if (!methods.data) return <FlowLoading />;

  const takesCards = methods.data.some(({ paymentMethod }) => paymentMethod === 'CREDIT_CARD');
  const goOn = async () => {
    if (!submit.current) return;
    card.reset();
    checkout.reset();
    setTyped(undefined);
    setAsking(true);
    const answer = await submit.current();
    setAsking(false);
    if (typeof answer === 'string') {
      setTyped(answer);
      return;
    }
    card.mutate(
      { data: answer },
      { onSuccess: ({ id }) => checkout.create(customerData, { paymentInstrumentId: id }) },
    );
  };
  const failure = card.error ?? (waiting.taken ? null : checkout.error);
  return (
    <PaymentFrame
      flow={flow}
      subject={subject}
      takesCards={takesCards}
      waiting={waiting}
      onWait={checkout.reset}
      declined={declined}
      failure={
        failure ? (
          <ErrorWords error={failure} timeZone={studio.zoneId} />
        ) : (
          typed && <FormattedMessage {...refusals[typed]} />
        )
      }
      pending={asking || card.isPending || checkout.pending}
      onContinue={() => void goOn()}
    >
      <HostedCard ref={submit} />
    </PaymentFrame>
  );
}
