import Button from '@mui/material/Button';
import type { PaymentMethod } from '@studio-portal/sdk/types';
import { ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import { useId, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { ContractMandate } from './ContractMandate.tsx';
import { saveContractChoice } from '../options/contractChoice.ts';
import type { StepProps } from './StepProps.ts';
import { contractMessages } from '../words/contractMessages.ts';
import { paymentMessages } from '../../checkout/instruments/paymentMessages.ts';
import { membershipMethods } from '../../checkout/instruments/membershipMethods.ts';
import { findKeptAccount } from './findKeptAccount.ts';
import { clearMandateDraft, readMandateDraft } from './mandateDraft.ts';
import { SigningFrame } from './SigningFrame.tsx';
import { signMessages as messages } from './signMessages.ts';
import { useSigner } from './useSigner.ts';
import { useSigningAddresses } from './useSigningAddresses.ts';

/** Explanations of payment methods that need one. */
const methodHints: Partial<Record<PaymentMethod, MessageDescriptor>> = {
  DIRECT_DEBIT: paymentMessages.directDebitHint,
  BANK_TRANSFER: contractMessages.bankTransferHint,
};

/** Option to keep the mandate of the contract that is replaced. */
const keepMandate = 'KEEP_MANDATE' as const;

/**
 * Third signing step: payment method and, for direct debit from an account without a mandate, the
 * complete mandate to accept.
 * Redirects to the contact step if the signer's data is missing.
 */
export function SigningPaymentStep({ signing, choice }: StepProps) {
  const { condition, term, offer } = signing;
  const formId = useId();
  const navigate = useNavigate();
  const { stepPath } = useSigningAddresses();
  const signer = useSigner(condition).signer();
  const methods = condition.paymentMethods;
  const keptAccount = findKeptAccount(signing);
  const [chosen, setChosen] = useState<PaymentMethod | typeof keepMandate | null>(() =>
    keptAccount !== null && choice.paymentMethod === 'DIRECT_DEBIT' && !readMandateDraft(choice.key)
      ? keepMandate
      : choice.paymentMethod,
  );
  const isKept = chosen === keepMandate;
  const method = methods.find((candidate) => candidate === chosen) ?? methods[0] ?? 'UNDEFINED';
  if (!signer) return <Navigate to={stepPath(term.id, 'contact')} replace />;
  const selectMethod = (paymentMethod: PaymentMethod) => {
    saveContractChoice({ ...choice, paymentMethod });
    void navigate(stepPath(term.id, 'summary'));
  };
  const keepAccount = () => {
    clearMandateDraft();
    selectMethod('DIRECT_DEBIT');
  };
  const isNewDebit = !isKept && method === 'DIRECT_DEBIT';
  return (
    <SigningFrame
      signing={signing}
      priced={choice}
      current="payment"
      title={<FormattedMessage {...messages.paymentTitle} />}
      action={
        <Button
          variant="contained"
          size="large"
          fullWidth
          {...(isNewDebit
            ? { type: 'submit', form: formId }
            : { onClick: isKept ? keepAccount : () => selectMethod(method) })}
        >
          <FormattedMessage {...flowMessages.continue} />
        </Button>
      }
    >
      <ChoiceCards
        legend={<FormattedMessage {...messages.way} />}
        selected={isKept ? keepMandate : method}
        onSelect={setChosen}
        options={[
          ...(keptAccount === null
            ? []
            : [
                {
                  value: keepMandate,
                  title: <FormattedMessage {...membershipMethods.DIRECT_DEBIT} />,
                  text: keptAccount,
                },
              ]),
          ...methods.map((value) => {
            const hint = methodHints[value];
            const isOther = keptAccount !== null && value === 'DIRECT_DEBIT';
            return {
              value,
              title: (
                <FormattedMessage
                  {...(isOther ? messages.otherAccount : membershipMethods[value])}
                />
              ),
              ...(hint ? { text: <FormattedMessage {...hint} /> } : {}),
            };
          }),
        ]}
      />
      {isNewDebit && (
        <ContractMandate
          id={formId}
          choiceKey={choice.key}
          offer={offer}
          condition={condition}
          signer={signer}
          onComplete={() => selectMethod('DIRECT_DEBIT')}
        />
      )}
    </SigningFrame>
  );
}
