import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useKnownPerson } from '../../checkout/contact/useKnownPerson.ts';
import { fromCustomerInfo } from '../../checkout/contact/customerData.ts';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { LoginOffer } from '../../checkout/contact/LoginOffer.tsx';
import { FlowError, FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { useDraft } from '../../checkout/flow/useDraft.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { flowTexts } from './flowTexts.ts';
import { knownLeadData } from './trialRequirements.ts';
import { toTrialContact, type TrialContact } from './trialContact.ts';
import { TrialContactForm } from './TrialContactForm.tsx';
import { TrialFrame } from './TrialFrame.tsx';
import { useStepAddress } from './useStepAddress.ts';
import type { Trial } from './useTrial.ts';
import type { TrialSlot } from './useTrialSlot.ts';

interface TrialContactStepProps {
  trial: Trial;
  time: TrialSlot;
  /** Number of the next step. */
  next: number;
}

/**
 * Second step: contact data, prefilled from the draft, the account or the invitation. Logging in is
 * optional.
 */
export function TrialContactStep({ trial, time, next }: TrialContactStepProps) {
  const formId = useId();
  const navigate = useNavigate();
  const stepPath = useStepAddress();
  const { studio, studioUuid, user } = useStudio();
  const draft = useDraft(path('trialSession', { studioUuid }));
  const person = useKnownPerson();
  if (person.error && !person.data)
    return <FlowError error={person.error} retry={() => void person.refetch()} />;
  if (person.data === undefined) return <FlowLoading />;
  const known = person.data
    ? fromCustomerInfo(person.data, studio.address.countryCode)
    : knownLeadData(trial.lead);
  // The draft may have data from other forms, so saving merges into it.
  const typed = draft.read().contact;
  const initial = toTrialContact({ ...known, ...typed });
  const saveDraft = ({ email, ...contact }: TrialContact) =>
    draft.update({ contact: { ...draft.read().contact, ...contact, ...(user ? {} : { email }) } });
  return (
    <TrialFrame
      trial={trial}
      time={time}
      current="CONTACT"
      title={<FormattedMessage {...flowTexts.contactTitle} />}
      intro={<FormattedMessage {...flowTexts.contactIntro} />}
      action={
        <Button variant="contained" type="submit" form={formId} size="large" fullWidth>
          <FormattedMessage {...flowMessages.continue} />
        </Button>
      }
    >
      {!user && <LoginOffer />}
      <TrialContactForm
        id={formId}
        config={trial.config}
        initial={initial}
        account={user?.email}
        onInput={saveDraft}
        onSubmit={(contact) => {
          saveDraft(contact);
          void navigate(stepPath(next));
        }}
      />
    </TrialFrame>
  );
}
