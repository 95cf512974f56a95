import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useListCountries } from '@studio-portal/sdk/api/registration';
import { useState } from 'react';
import { ErrorWords } from '../../../lib/apiErrors/ErrorWords.tsx';
import { ErrorAlert } from '../../../lib/ErrorAlert.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { path } from '../../../site/address/paths.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { ContactForm, contactFormId } from '../ContactForm/ContactForm.tsx';
import { emptyContact } from '../ContactForm/emptyContact.ts';
import type { ContactValues } from '../ContactForm/schema.ts';
import { fromCustomerInfo, toCustomerData } from '../ContactForm/toRequest.ts';
import { readDraft, updateDraft } from '../draft.ts';
import { flowMessages } from '../flowMessages.ts';
import { useCreateCheckout } from '../hooks/useCreateCheckout.ts';
import { costs, offerSteps } from '../steps.ts';
import type { OfferFlow } from '../hooks/useOfferFlow.ts';
import { usePerson } from '../hooks/usePerson.ts';
import { BookingFrame } from './BookingFrame.tsx';
import { FlowError, FlowLoading } from './FlowGate.tsx';
import { OfferSummary, OfferTotal } from './OfferSummary.tsx';
import { SlotTakenNotice } from './SlotTakenNotice.tsx';

/** Who is coming: what the studio or the account knows already, or what was typed before, is filled in. */
export function ContactStep(flow: OfferFlow) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { studio, studioUuid } = useStudio();
  const { appointment, offer } = flow;
  const at = { studioUuid, id: appointment.course.id, offerId: offer.id };
  const customer = usePerson();
  const countries = useListCountries({ locale: intl.locale });
  const checkout = useCreateCheckout(flow);
  const [waits, setWaits] = useState(readDraft().joinWaitingList ?? false);

  const error = customer.error ?? countries.error;
  if (error && !(customer.data && countries.data))
    return (
      <FlowError
        error={error}
        retry={() => void Promise.all([customer.refetch(), countries.refetch()])}
      />
    );
  if (!customer.data || !countries.data) return <FlowLoading />;

  const typed = readDraft().contact;
  const initial = typed
    ? { ...emptyContact, ...typed }
    : fromCustomerInfo(customer.data, studio.address.countryCode);
  const conflict = checkout.error?.status === 409;
  const taken = !flow.open || conflict;
  const goOn = (values: ContactValues) => {
    updateDraft({ joinWaitingList: flow.waiting || waits });
    const customerData = toCustomerData(values);
    if (costs(offer.price.money)) void navigate(path('coursePayment', at));
    else if (customerData) checkout.create(customerData, 'nothing');
  };
  const wait = () => {
    updateDraft({ joinWaitingList: true });
    setWaits(true);
    checkout.reset();
  };
  return (
    <BookingFrame
      title={<FormattedMessage {...flowMessages.contactTitle} />}
      intro={<FormattedMessage {...flowMessages.contactIntro} />}
      steps={offerSteps(offer, at)}
      current="contact"
      summary={<OfferSummary {...flow} />}
      total={<OfferTotal offer={offer} />}
      action={
        <LoadingButton
          type="submit"
          form={contactFormId}
          loading={checkout.pending}
          size="large"
          fullWidth
          disabled={taken}
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
      {checkout.error && !conflict && (
        <ErrorAlert>
          <ErrorWords error={checkout.error} timeZone={studio.zoneId} />
        </ErrorAlert>
      )}
      <ContactForm initial={initial} countries={countries.data} onSubmit={goOn} />
    </BookingFrame>
  );
}
