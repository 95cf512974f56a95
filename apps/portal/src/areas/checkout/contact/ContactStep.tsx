import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { Suspense, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { ContactValues } from './contactFields.ts';
import { isContactForm } from './contactFormPath.ts';
import { toCustomerData } from './customerData.ts';
import { useCancelReplacedOrder } from './useCancelReplacedOrder.ts';
import { toKnownCustomer, useKnownContact } from './useKnownContact.ts';
import type { ContactFlow, Subject } from '../flow/Flow.ts';
import { FlowFrame } from '../flow/FlowFrame.tsx';
import { flowMessages } from '../flow/flowMessages.ts';
import { LoginOffer } from './LoginOffer.tsx';
import { isPayable } from '../flow/steps.ts';
import { FlowError, FlowLoading, SubjectGate } from '../flow/SubjectGate.tsx';
import { TakenNotice } from '../flow/TakenNotice.tsx';
import { useConsents } from './useConsents.ts';
import { useCreateCheckout } from '../flow/useCreateCheckout.ts';
import { useDraft } from '../flow/useDraft.ts';
import { useWaitingList } from '../result/useWaitingList.ts';

const Consents = lazyNamed(() => import('./Consents.tsx'), 'Consents');
const AcceptedMethods = lazyNamed(
  () => import('../payment/AcceptedMethods.tsx'),
  'AcceptedMethods',
);

/**
 * First step: contact data, prefilled from the studio, the account or the draft. If all of it is
 * known, leads to the payment, which shows it with a link to this form. Shown once all of its parts
 * have loaded, since a part that came later would move the button under a click.
 */
export function ContactStep({ flow }: { flow: ContactFlow }) {
  if (useCancelReplacedOrder()) return <FlowLoading />;
  return (
    <SubjectGate flow={flow}>
      {(subject, refetch) => (
        <Suspense fallback={<FlowLoading />}>
          <Contact flow={flow} subject={subject} refetch={refetch} />
        </Suspense>
      )}
    </SubjectGate>
  );
}

interface ContactProps {
  flow: ContactFlow;
  subject: Subject;
  /** Refetches the subject. */
  refetch: () => void;
}

function Contact({ flow, subject, refetch }: ContactProps) {
  const formId = useId();
  const navigate = useNavigate();
  const { studio, user } = useStudio();
  const { start, addresses } = subject;
  const draft = useDraft(start);
  const customer = useKnownContact(subject);
  const [query] = useSearchParams();
  const checkout = useCreateCheckout(flow, subject, refetch);
  const { waits, taken, wait } = useWaitingList(subject);
  const consents = useConsents(subject);

  if (customer.error && !customer.data)
    return <FlowError error={customer.error} retry={() => void customer.refetch()} />;
  if (customer.data === undefined) return <FlowLoading />;

  const { contact } = draft.read();
  if (!isContactForm(query) && contact === undefined && toKnownCustomer(customer.data, subject))
    return <Navigate to={addresses.payment} replace />;
  // The draft may come from a form with fewer fields; known data fills the rest.
  const initial = { ...customer.data, ...contact };
  const handleSubmit = (values: ContactValues) => {
    // Saved even if everything was prefilled and nothing typed.
    draft.update({ contact: values });
    if (!consents.check()) return;
    const customerData = toCustomerData(values, subject);
    if (isPayable(subject.price)) void navigate(addresses.payment);
    else if (customerData) checkout.create(customerData, 'nothing');
  };
  return (
    <FlowFrame
      flow={flow}
      what={subject}
      title={<FormattedMessage {...flow.texts.contactTitle} />}
      intro={<FormattedMessage {...flow.texts.contactIntro} />}
      current="contact"
      waits={waits}
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
      {taken && <TakenNotice flow={flow} item={subject} onWait={wait} />}
      {!user && <LoginOffer />}
      <ContactForm
        id={formId}
        initial={initial}
        subject={subject}
        onInput={(contact) => draft.update({ contact })}
        onSubmit={handleSubmit}
        pending={checkout.pending}
        error={taken ? null : checkout.error}
        timeZone={studio.zoneId}
      />
      {consents.shown.consents.length > 0 && <Consents {...consents.shown} />}
      {isPayable(subject.price) && !subject.isPaidAtStudio && <AcceptedMethods subject={subject} />}
    </FlowFrame>
  );
}
