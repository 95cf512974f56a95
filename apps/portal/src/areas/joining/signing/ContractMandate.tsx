import { signatureMessages } from './signatureMessages.ts';
import type { ContractOffer, ContractSignCondition, SepaMandate } from '@studio-portal/sdk/types';
import { emptySignature } from '@studio-portal/ui/SignaturePad';
import { useState } from 'react';
import { MandateForm } from '../../checkout/mandate/MandateForm.tsx';
import { useBankCheck } from '../../checkout/mandate/useBankCheck.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { heldMandate, holdMandate } from './heldMandate.ts';
import { SignatureInput } from './SignatureInput.tsx';
import { toSignature } from './toSignature.ts';
import type { Signer } from './signer.ts';

interface ContractMandateProps {
  /** Names the form to the button of the step. */
  id: string;
  offer: ContractOffer;
  condition: ContractSignCondition;
  signer: Signer;
  /** The mandate is good and held until the contract is signed. */
  onHeld: () => void;
}

/**
 * The bank account that pays a membership, with the mandate for it, signed where the studio wants that. Nothing of it is sent but for
 * being looked at until the contract is signed.
 */
export function ContractMandate({ id, offer, condition, signer, onHeld }: ContractMandateProps) {
  const { studio } = useStudio();
  const [before] = useState(heldMandate);
  const [signature, setSignature] = useState(emptySignature);
  const [missing, setMissing] = useState(false);
  const kind = condition.signature;
  const isSigned = condition.paymentSignatureRequired && kind !== 'NONE';
  const bank = useBankCheck(
    (mandate, known) => {
      const signed = isSigned ? (toSignature(signature) ?? null) : null;
      holdMandate({ mandate, signature: signed, bank: known });
      onHeld();
    },
    before?.mandate.bic ? before.mandate.iban : undefined,
  );
  const { firstname, lastname } = signer.customerData;
  const look = (mandate: SepaMandate) => {
    const isMissing = isSigned && toSignature(signature) === undefined;
    setMissing(isMissing);
    if (!isMissing) bank.check(mandate);
  };
  return (
    <MandateForm
      id={id}
      studio={studio}
      contractOfferId={offer.id}
      holder={before?.mandate.accountHolder ?? `${firstname} ${lastname}`}
      {...(before ? { iban: before.mandate.iban, bic: before.mandate.bic ?? '' } : {})}
      address={debtorOf(signer)}
      bank={bank}
      onSubmit={look}
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

/** Where whoever signs lives, as a mandate names it. */
function debtorOf({ customerData }: Signer) {
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
