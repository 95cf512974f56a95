import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PaymentMethod } from '@studio-portal/sdk/types';
import { ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { ContractMandate } from './ContractMandate.tsx';
import { chooseContract } from '../options/contractChoice.ts';
import type { StepProps } from './StepProps.ts';
import { contractWayHints } from '../words/contractWayHints.ts';
import { membershipMethods } from '../../checkout/instruments/membershipMethods.ts';
import { SigningFrame } from './SigningFrame.tsx';
import { signMessages as messages } from './signMessages.ts';
import { useSigner } from './useSigner.ts';
import { useSigningAddresses } from './useSigningAddresses.ts';

/** Third step: how the membership is paid; for a bank account its mandate, read whole and accepted. Without a person it turns back. */
export function SigningPaymentStep({ signing, choice }: StepProps) {
  const { condition, term, offer } = signing;
  const formId = useId();
  const navigate = useNavigate();
  const { stepAt } = useSigningAddresses();
  const signer = useSigner(condition).signer();
  const ways = condition.paymentMethods;
  const [chosen, setChosen] = useState(choice.paymentMethod);
  const way = ways.find((method) => method === chosen) ?? ways[0] ?? 'UNDEFINED';
  if (!signer) return <Navigate to={stepAt(term.id, 'contact')} replace />;
  const goOn = (paymentMethod: PaymentMethod) => {
    chooseContract({ ...choice, paymentMethod });
    void navigate(stepAt(term.id, 'summary'));
  };
  const isDebit = way === 'DIRECT_DEBIT';
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
          {...(isDebit ? { type: 'submit', form: formId } : { onClick: () => goOn(way) })}
        >
          <FormattedMessage {...flowMessages.continue} />
        </Button>
      }
    >
      {ways.length > 1 ? (
        <ChoiceCards
          legend={<FormattedMessage {...messages.way} />}
          selected={way}
          onSelect={setChosen}
          options={ways.map((value) => {
            const hint = contractWayHints[value];
            return {
              value,
              title: <FormattedMessage {...membershipMethods[value]} />,
              ...(hint ? { text: <FormattedMessage {...hint} /> } : {}),
            };
          })}
        />
      ) : (
        <Typography variant="subtitle1">
          <FormattedMessage {...membershipMethods[way]} />
        </Typography>
      )}
      {isDebit && (
        <ContractMandate
          id={formId}
          offer={offer}
          condition={condition}
          signer={signer}
          onHeld={() => goOn('DIRECT_DEBIT')}
        />
      )}
    </SigningFrame>
  );
}
