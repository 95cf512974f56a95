import {
  useCreatePublicCreditCard,
  useListPublicPaymentMethods,
} from '@studio-portal/sdk/api/payment-instruments';
import type { CustomerData } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../lib/alert/Alert.tsx';
import { ErrorWords } from '../../lib/apiErrors/ErrorWords.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { DeclinedNotice } from './DeclinedNotice.tsx';
import type { Flow, Order, Subject } from './Flow.ts';
import { FlowFrame } from './FlowFrame.tsx';
import { flowMessages } from './flowMessages.ts';
import { guestMessages } from './guestMessages.ts';
import { HostedCard, type SubmitCard } from './HostedCard.tsx';
import { Secure } from './Secure.tsx';
import { FlowError, FlowLoading } from './SubjectGate.tsx';
import { TakenNotice } from './TakenNotice.tsx';
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

/** How a visitor pays: a card that is typed at the provider and good for one order. */
export function GuestPayment(props: GuestPaymentProps) {
  const { flow, subject, customerData, declined, refetch } = props;
  const intl = useIntl();
  const { studio } = useStudio();
  const methods = useListPublicPaymentMethods({ organizationUnitId: studio.id });
  const card = useCreatePublicCreditCard();
  const checkout = useCreateCheckout(flow, subject, refetch);
  const { waits, taken, wait } = useWaiting(subject);
  const submit = useRef<SubmitCard>(null);
  const [state, setState] = useState<'asking' | 'invalid' | 'unreachable'>();

  if (methods.error && !methods.data)
    return <FlowError error={methods.error} retry={() => void methods.refetch()} />;
  if (!methods.data) return <FlowLoading />;

  const takesCards = methods.data.some(({ paymentMethod }) => paymentMethod === 'CREDIT_CARD');
  const goOn = async () => {
    if (!submit.current) return;
    card.reset();
    checkout.reset();
    setState('asking');
    const answer = await submit.current();
    if (typeof answer === 'string') {
      setState(answer);
      return;
    }
    setState(undefined);
    card.mutate(
      { data: answer },
      { onSuccess: ({ id }) => checkout.create(customerData, { paymentInstrumentId: id }) },
    );
  };
  const failure = card.error ?? (taken ? null : checkout.error);
  return (
    <FlowFrame
      flow={flow}
      what={subject}
      title={<FormattedMessage {...flowMessages.paymentTitle} />}
      intro={
        takesCards ? (
          <FormattedMessage
            {...flowMessages.paymentIntro}
            values={{ methods: intl.formatMessage(flowMessages.creditCard) }}
          />
        ) : undefined
      }
      current="payment"
      waits={waits}
      action={
        <LoadingButton
          loading={state === 'asking' || card.isPending || checkout.pending}
          size="large"
          fullWidth
          disabled={!takesCards || taken}
          onClick={() => void goOn()}
        >
          <FormattedMessage {...flowMessages.continue} />
        </LoadingButton>
      }
    >
      {taken && <TakenNotice flow={flow} item={subject} onWait={wait} />}
      {declined && <DeclinedNotice order={declined} />}
      {(failure || state === 'invalid' || state === 'unreachable') && (
        <Alert kind="error">
          {failure ? (
            <ErrorWords error={failure} timeZone={studio.zoneId} />
          ) : (
            <FormattedMessage
              {...(state === 'invalid' ? guestMessages.cardInvalid : guestMessages.cardUnreachable)}
            />
          )}
        </Alert>
      )}
      {takesCards ? (
        <>
          <HostedCard ref={submit} />
          <Secure />
        </>
      ) : (
        <Alert kind="info">
          <FormattedMessage {...flowMessages.noMethods} />
        </Alert>
      )}
    </FlowFrame>
  );
}
