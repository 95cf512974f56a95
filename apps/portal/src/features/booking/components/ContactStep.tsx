import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { path } from '../../../app/paths.ts';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { ContactForm } from '../ContactForm/ContactForm.tsx';
import { type ContactValues, emptyContact } from '../ContactForm/contactFields.ts';
import { fromCustomerInfo, toCustomerData } from '../ContactForm/customerData.ts';
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
  const navigate = useNavigate();
  const formId = useId();
  const { studio, studioUuid } = useStudio();
  const { appointment, offer } = flow;
  const at = { studioUuid, id: appointment.course.id, offerId: offer.id };
  const customer = usePerson();
  const checkout = useCreateCheckout(flow);
  const [waits, setWaits] = useState(readDraft().joinWaitingList ?? false);

  if (customer.error && !customer.data)
    return <FlowError error={customer.error} retry={() => void customer.refetch()} />;
  if (!customer.data) return <FlowLoading />;

  const typed = readDraft().contact;
  const initial = typed
    ? { ...emptyContact, ...typed }
    : fromCustomerInfo(customer.data, studio.address.countryCode);
  const conflict = checkout.error?.status === 409;
  const taken = !flow.open || conflict;
  const goOn = (values: ContactValues) => {
    updateDraft({ contact: values, joinWaitingList: flow.waiting || waits });
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
          form={formId}
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
      <ContactForm
        id={formId}
        initial={initial}
        onTyped={(contact) => updateDraft({ contact })}
        onSubmit={goOn}
        pending={checkout.pending}
        error={conflict ? null : checkout.error}
        timeZone={studio.zoneId}
      />
    </BookingFrame>
  );
}
