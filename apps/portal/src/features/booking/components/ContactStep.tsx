import Button from '@mui/material/Button';
import { useGetCustomerInfo } from '@studio-portal/sdk/api/me';
import { useListCountries } from '@studio-portal/sdk/api/registration';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { path } from '../../../app/paths.ts';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { ContactForm, contactFormId } from '../ContactForm/ContactForm.tsx';
import { emptyContact } from '../ContactForm/schema.ts';
import { fromCustomerInfo } from '../ContactForm/toRequest.ts';
import { readDraft, updateDraft } from '../draft.ts';
import { flowMessages } from '../flowMessages.ts';
import { offerSteps } from '../steps.ts';
import type { OfferFlow } from '../hooks/useOfferFlow.ts';
import { BookingFrame } from './BookingFrame.tsx';
import { FlowError, FlowLoading } from './FlowGate.tsx';
import { OfferSummary, OfferTotal } from './OfferSummary.tsx';
import { SlotTaken } from './SlotTaken.tsx';

/** Who is coming: what the studio knows already, or what was typed before, is filled in. */
export function ContactStep(flow: OfferFlow) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { studio, studioUuid } = useStudio();
  const { appointment, offer } = flow;
  const at = { studioUuid, id: appointment.course.id, offerId: offer.id };
  const customer = useGetCustomerInfo();
  const countries = useListCountries({ locale: intl.locale });
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
  const taken = !flow.open;
  const goOn = () => {
    updateDraft({ joinWaitingList: flow.waiting || waits });
    void navigate(path('coursePayment', at));
  };
  const wait = () => {
    updateDraft({ joinWaitingList: true });
    setWaits(true);
  };
  return (
    <BookingFrame
      title={<FormattedMessage {...flowMessages.contactTitle} />}
      intro={<FormattedMessage {...flowMessages.contactIntro} />}
      steps={offerSteps(at)}
      current="contact"
      summary={<OfferSummary {...flow} />}
      total={<OfferTotal offer={offer} />}
      action={
        <Button
          type="submit"
          form={contactFormId}
          variant="contained"
          size="large"
          fullWidth
          disabled={taken}
        >
          <FormattedMessage {...flowMessages.continue} />
        </Button>
      }
    >
      {taken && (
        <SlotTaken
          appointment={appointment}
          offerId={offer.id}
          onWait={flow.waiting ? wait : undefined}
        />
      )}
      <ContactForm initial={initial} countries={countries.data} onSubmit={goOn} />
    </BookingFrame>
  );
}
