import { savePaymentData } from '@studio-portal/sdk/api/customer-data';
import type { PaymentData, SepaMandate } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { emptySignature } from '@studio-portal/ui/SignaturePad';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MandateForm } from '../../checkout/mandate/MandateForm.tsx';
import { useBankCheck } from '../../checkout/mandate/useBankCheck.ts';
import { SignatureInput } from '../../joining/signing/SignatureInput.tsx';
import { signatureMessages } from '../../joining/signing/signatureMessages.ts';
import { toSignature } from '../../joining/signing/toSignature.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { useSaveSection } from './useSaveSection.ts';

/** Another bank account, with a fresh mandate for it, signed where the studio wants that. */
export function PaymentDataForm({ data, onSaved }: { data: PaymentData; onSaved: () => void }) {
  const formId = useId();
  const { studio, user } = useStudio();
  const [signature, setSignature] = useState(emptySignature);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useSaveSection('savePaymentData', savePaymentData, onSaved);
  const paymentSignature = toSignature(signature) ?? null;
  const bank = useBankCheck((sepaMandate) => mutate({ sepaMandate, paymentSignature }));
  const look = (mandate: SepaMandate) => {
    const lacks = data.paymentSignatureRequired && paymentSignature === null;
    setMissing(lacks);
    if (!lacks) bank.check(mandate);
  };
  return (
    <>
      <MandateForm
        id={formId}
        studio={{ id: data.organizationUnitId, zoneId: studio.zoneId }}
        holder={data.accountHolder ?? user?.name ?? ''}
        bank={bank}
        onSubmit={look}
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
      <LoadingButton
        type="submit"
        form={formId}
        loading={isPending || bank.pending}
        size="large"
        sx={{ mt: 3 }}
      >
        <FormattedMessage {...(data.approvalRequired ? messages.send : messages.save)} />
      </LoadingButton>
    </>
  );
}
