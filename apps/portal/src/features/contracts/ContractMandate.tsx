import { signatureMessages } from '../../domains/signature/signatureMessages.ts';
import type { ContractOffer, ContractSignCondition, SepaMandate } from '@studio-portal/sdk/types';
import { emptySignature } from '@studio-portal/ui/SignaturePad';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MandateFaults } from '../../domains/mandate/mandateFields.ts';
import { MandateForm } from '../../domains/mandate/MandateForm.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { heldMandate, holdMandate } from './heldMandate.ts';
import { SignatureInput } from '../../domains/signature/SignatureInput.tsx';
import { toSignature } from '../../domains/signature/toSignature.ts';
import type { Signer } from './signer.ts';
import { useBankCheck } from './useBankCheck.ts';

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
  const intl = useIntl();
  const { studio } = useStudio();
  const [before] = useState(heldMandate);
  const [bicFor, setBicFor] = useState(before?.mandate.bic && before.mandate.iban);
  const [faults, setFaults] = useState<MandateFaults>();
  const [signature, setSignature] = useState(emptySignature);
  const [missing, setMissing] = useState(false);
  const kind = condition.signature;
  const isSigned = condition.paymentSignatureRequired && kind !== 'NONE';
  const bank = useBankCheck(({ atFields, lacksBic, bank: found }, mandate) => {
    if (lacksBic) setBicFor(mandate.iban);
    setFaults(atFields.map(({ name, fault }) => ({ name, message: intl.formatMessage(fault) })));
    if (atFields.length > 0) return;
    holdMandate({
      mandate,
      signature: isSigned ? (toSignature(signature) ?? null) : null,
      bank: found,
    });
    onHeld();
  });
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
      {...(bicFor ? { bicFor } : {})}
      address={debtorOf(signer)}
      onSubmit={look}
      {...(faults ? { faults } : {})}
      pending={bank.pending}
      error={bank.error}
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
