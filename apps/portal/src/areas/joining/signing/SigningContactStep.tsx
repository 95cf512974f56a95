import { useListContractDocumentTypes } from '@studio-portal/sdk/api/contract-offers';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useKnownContact } from '../../checkout/contact/useKnownContact.ts';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { LoginOffer } from '../../checkout/contact/LoginOffer.tsx';
import { FlowError, FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { dayInZone, isDay, yearsBetween } from '../../../lib/dates/dates.ts';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { ContactValues } from '../../checkout/contact/contactFields.ts';
import { contactMessages } from './contactMessages.ts';
import { messages } from '../offers/messages.ts';
import { documentNumberRule, useDocumentNumberCheck } from './documentNumber.ts';
import type { StepProps } from './StepProps.ts';
import { SignerForm } from './SignerForm.tsx';
import { buildSignerFields } from './signerFields.ts';
import { SigningFrame } from './SigningFrame.tsx';
import { useIdentityCheck } from './useIdentityCheck.ts';
import { useSigner } from './useSigner.ts';
import { useSigningAddresses } from './useSigningAddresses.ts';

/**
 * Second signing step: data of the signer, prefilled from the studio, the account or an earlier
 * draft.
 */
export function SigningContactStep(props: StepProps) {
  const customer = useKnownContact({});
  if (customer.error && !customer.data)
    return <FlowError error={customer.error} retry={() => void customer.refetch()} />;
  if (customer.data === undefined) return <FlowLoading />;
  return <Signer {...props} known={customer.data} />;
}

function Signer({ signing, choice, known }: StepProps & { known: ContactValues }) {
  const { condition, term } = signing;
  const intl = useIntl();
  const formId = useId();
  const navigate = useNavigate();
  const { studio, user } = useStudio();
  const { stepPath } = useSigningAddresses();
  const { read, keep, signer } = useSigner(condition);
  const identity = useIdentityCheck(() => void navigate(stepPath(term.id, 'payment')));
  const [start] = useState(() => read(known));
  const [documentType, setDocumentType] = useState(start.documentType);
  const documents = useListContractDocumentTypes(
    { organizationUnitId: studio.id },
    { query: { enabled: condition.documentTypes.length > 0 } },
  );
  const numberRule = documentNumberRule(documents.data, documentType);
  const { form, field } = useAppForm(buildSignerFields(condition, numberRule), {
    start,
    mode: 'onTouched',
    pending: identity.pending,
    error: identity.error,
    timeZone: studio.zoneId,
    onInput: (values) => {
      keep(values);
      setDocumentType(values.documentType);
    },
    onSubmit: (values) => {
      keep(values);
      const { dateOfBirth } = values;
      const { minimumAge: age } = condition;
      if (isDay(dateOfBirth) && yearsBetween(dateOfBirth, dayInZone(studio.zoneId)) < age) {
        const message = intl.formatMessage(contactMessages.tooYoung, { age });
        form.control.setError('dateOfBirth', { type: 'age', message });
        return;
      }
      const complete = signer();
      if (!complete) return;
      identity.check(complete, (faults) => {
        for (const { name, message } of faults)
          form.control.setError(name, { type: 'server', message });
      });
    },
  });
  useDocumentNumberCheck(form, documentType);
  return (
    <SigningFrame
      signing={signing}
      priced={choice}
      current="contact"
      title={<FormattedMessage {...contactMessages.title} />}
      intro={<FormattedMessage {...contactMessages.intro} />}
      action={
        <LoadingButton
          type="submit"
          form={formId}
          loading={identity.pending}
          size="large"
          fullWidth
        >
          <FormattedMessage {...flowMessages.continue} />
        </LoadingButton>
      }
    >
      {!user && <LoginOffer text={messages.loginOffer} />}
      <SignerForm id={formId} condition={condition} form={form} field={field} />
    </SigningFrame>
  );
}
