import {
  useListPaymentInstruments,
  useListPublicPaymentMethods,
} from '@studio-portal/sdk/api/payment-instruments';
import type { CustomerData } from '@studio-portal/sdk/types';
import Alert from '@mui/material/Alert';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorWords } from '../../../lib/apiErrors/ErrorWords.tsx';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { readDraft, updateDraft } from '../draft.ts';
import { flowMessages } from '../flowMessages.ts';
import type { OfferFlow } from '../hooks/useOfferFlow.ts';
import { usePayment } from '../hooks/usePayment.ts';
import { offerSteps } from '../steps.ts';
import { BookingFrame } from './BookingFrame.tsx';
import { CardChoice, newCard } from './CardChoice.tsx';
import { FailedCheckout } from './FailedCheckout.tsx';
import { FlowError, FlowLoading } from './FlowGate.tsx';
import { OfferSummary, OfferTotal } from './OfferSummary.tsx';
import { SlotTakenNotice } from './SlotTakenNotice.tsx';
import { TokenizationOutcome } from './TokenizationOutcome.tsx';

/** How to pay. A new card is entered and confirmed at the provider; the outcome is asked from the server when the reader is back. */
export function PaymentStep({ customerData, ...flow }: OfferFlow & { customerData: CustomerData }) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { appointment, offer } = flow;
  const instruments = useListPaymentInstruments({ query: { staleTime: 0 } });
  const methods = useListPublicPaymentMethods({ organizationUnitId: studio.id });
  const payment = usePayment(flow, customerData);
  const [chosen, setChosen] = useState<string>();
  const [reference, setReference] = useState(() => readDraft().tokenizationReference);

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
  const selected =
    chosen ?? String(cards.find((card) => card.preferred)?.id ?? cards[0]?.id ?? newCard);
  const conflict = payment.checkoutError?.status === 409;
  const taken = !flow.open || conflict;
  const forget = () => {
    updateDraft({ tokenizationReference: undefined });
    setReference(undefined);
  };
  const goOn = () => {
    forget();
    if (selected === newCard) payment.enterNewCard();
    else payment.goToSummary({ paymentInstrumentId: Number(selected) });
  };
  const wait = () => {
    updateDraft({ joinWaitingList: true });
    payment.tryOtherwise();
  };
  const failure = payment.tokenizationError ?? (conflict ? null : payment.checkoutError);

  return (
    <BookingFrame
      title={<FormattedMessage {...flowMessages.paymentTitle} />}
      intro={
        takesCards ? (
          <FormattedMessage
            {...flowMessages.paymentIntro}
            values={{ methods: intl.formatMessage(flowMessages.creditCard) }}
          />
        ) : undefined
      }
      steps={offerSteps(offer, { studioUuid, id: appointment.course.id, offerId: offer.id })}
      current="payment"
      summary={<OfferSummary {...flow} />}
      total={<OfferTotal offer={offer} />}
      action={
        <LoadingButton
          loading={payment.pending}
          size="large"
          fullWidth
          disabled={!takesCards || taken}
          onClick={goOn}
        >
          <FormattedMessage {...flowMessages.continue} />
        </LoadingButton>
      }
    >
      {taken && (
        <SlotTakenNotice
          appointment={appointment}
          offerId={offer.id}
          onWait={appointment.course.waitingListActive ? wait : undefined}
        />
      )}
      <FailedCheckout />
      {reference && (
        <TokenizationOutcome
          reference={reference}
          onAuthorized={() => payment.goToSummary({ tokenizationReference: reference })}
          onForget={forget}
        />
      )}
      {failure && (
        <Alert severity="error" role="alert">
          <ErrorWords error={failure} timeZone={studio.zoneId} />
        </Alert>
      )}
      {takesCards ? (
        <CardChoice cards={cards} selected={selected} onSelect={setChosen} />
      ) : (
        <Alert severity="info">
          <FormattedMessage {...flowMessages.noMethods} />
        </Alert>
      )}
    </BookingFrame>
  );
}
