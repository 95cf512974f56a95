import { signatureMessages } from './signatureMessages.ts';
import type { ContractOffer, ContractSignCondition, SepaMandate } from '@studio-portal/sdk/types';
import { emptySignature } from '@studio-portal/ui/SignaturePad';
import { useState } from 'react';
import { MandateForm } from '../../checkout/mandate/MandateForm.tsx';
import { useBankCheck } from '../../checkout/mandate/useBankCheck.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { readMandateDraft, saveMandateDraft } from './mandateDraft.ts';
import { SignatureInput } from './SignatureInput.tsx';
import { toSignature } from './toSignature.ts';
import type { Signer } from './signer.ts';

interface ContractMandateProps {
  /** Id of the form, which the step's button submits. */
  id: string;
  /** Key of the choices for the contract. */
  choiceKey: string;
  offer: ContractOffer;
  condition: ContractSignCondition;
  signer: Signer;
  /** Called when the mandate is valid and stored until the contract is signed. */
  onComplete: () => void;
}

/**
 * Bank account for a membership with its mandate, signed if the studio requires it. Until the
 * contract is signed, it is only sent for validation.
 */
export function ContractMandate({
  id,
  choiceKey,
  offer,
  condition,
  signer,
  onComplete,
}: ContractMandateProps) {
  const { studio } = useStudio();
  const [draft] = useState(() => readMandateDraft(choiceKey));
  const [signature, setSignature] = useState(emptySignature);
  const [missing, setMissing] = useState(false);
  const kind = condition.signature;
  const isSigned = condition.paymentSignatureRequired && kind !== 'NONE';
  const bank = useBankCheck(
    (mandate, known) => {
      const signed = isSigned ? (toSignature(signature) ?? null) : null;
      saveMandateDraft(choiceKey, { mandate, signature: signed, bank: known });
      onComplete();
    },
    draft?.mandate.bic ? draft.mandate.iban : undefined,
  );
  const { firstname, lastname } = signer.customerData;
  const submit = (mandate: SepaMandate) => {
    const isMissing = isSigned && toSignature(signature) === undefined;
    setMissing(isMissing);
    if (!isMissing) bank.check(mandate);
  };
  return (
    <MandateForm
      id={id}
      studio={studio}
      contractOfferId={offer.id}
      holder={draft?.mandate.accountHolder ?? `${firstname} ${lastname}`}
      {...(draft ? { iban: draft.mandate.iban, bic: draft.mandate.bic ?? '' } : {})}
      address={toDebtorAddress(signer)}
      bank={bank}
      onSubmit={submit}
      pending={false}
      error={null}
      below={
        isSigned && (
          <SignatureInput
            label={signatureMessages.mandateSignature}
            kind={kind}
            value={signature}
            onChange={setSignature}
            missing={missing}
          />
        )
      }
    />
  );
}

/** Returns the signer's address in the form that a mandate needs. */
function toDebtorAddress({ customerData }: Signer) {
  const { street, houseNumber = null, zipCode, city, provinceCode = null } = customerData;
  return {
    street,
    houseNumber,
    zipCode,
    city,
    provinceCode,
    countryCode: customerData.countryCode,
  };
}
