import { getGetPaymentDataQueryKey, savePaymentData } from '@studio-portal/sdk/api/customer-data';
import type { PaymentData, SepaMandate } from '@studio-portal/sdk/types';
import { emptySignature } from '@studio-portal/ui/SignaturePad';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormActions } from '../../../lib/forms/FormActions.tsx';
import { MandateForm } from '../../checkout/mandate/MandateForm.tsx';
import { useBankCheck } from '../../checkout/mandate/useBankCheck.ts';
import { SignatureInput } from '../../joining/signing/SignatureInput.tsx';
import { signatureMessages } from '../../joining/signing/signatureMessages.ts';
import { toSignature } from '../../joining/signing/toSignature.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { useSaveSection } from './useSaveSection.ts';

interface PaymentDataFormProps {
  data: PaymentData;
  onSaved: () => void;
  /** Address that Cancel leads to. */
  cancelTo: string;
}

/** Form for another bank account with a new mandate, signed if the studio requires it. */
export function PaymentDataForm({ data, onSaved, cancelTo }: PaymentDataFormProps) {
  const formId = useId();
  const { studio, user } = useStudio();
  const [signature, setSignature] = useState(emptySignature);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useSaveSection(
    'savePaymentData',
    savePaymentData,
    getGetPaymentDataQueryKey(),
    onSaved,
  );
  const paymentSignature = toSignature(signature) ?? null;
  const bank = useBankCheck((sepaMandate) => mutate({ sepaMandate, paymentSignature }));
  const submit = (mandate: SepaMandate) => {
    const isMissing = data.paymentSignatureRequired && paymentSignature === null;
    setMissing(isMissing);
    if (!isMissing) bank.check(mandate);
  };
  return (
    <>
      <MandateForm
        id={formId}
        studio={{ id: data.organizationUnitId, zoneId: studio.zoneId }}
        holder={data.accountHolder ?? user?.name ?? ''}
        bank={bank}
        onSubmit={submit}
        pending={isPending}
        error={error}
        below={
          data.paymentSignatureRequired && (
            <SignatureInput
              label={signatureMessages.mandateSignature}
              kind="TYPED"
              value={signature}
              onChange={setSignature}
              missing={missing}
            />
          )
        }
      />
      <FormActions
        form={formId}
        submit={<FormattedMessage {...(data.approvalRequired ? messages.send : messages.save)} />}
        pending={isPending || bank.pending}
        cancelTo={cancelTo}
      />
    </>
  );
}
