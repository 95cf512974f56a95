import { useAddAdditionalEmail, useVerifyAdditionalEmail } from '@studio-portal/sdk/api/emails';
import { useState } from 'react';
import { logVerification } from '../shared/logVerification.ts';
import { AddressForm } from './AddressForm.tsx';
import { CodeStep } from './CodeStep.tsx';

interface AddEmailProps {
  /** An address added earlier whose code is pending. */
  waiting: string | undefined;
  onConfirmed: (email: string) => void;
}

/**
 * Adds an address in two steps: enter it, then confirm it by code. Adding it again sends another
 * code.
 */
export function AddEmail({ waiting, onConfirmed }: AddEmailProps) {
  const [email, setEmail] = useState(waiting ?? '');
  const [step, setStep] = useState<'address' | 'code'>(waiting ? 'code' : 'address');
  const add = useAddAdditionalEmail();
  const again = useAddAdditionalEmail();
  const verify = useVerifyAdditionalEmail({
    mutation: { onSuccess: () => onConfirmed(email), onError: logVerification },
  });
  if (step === 'code')
    return (
      <CodeStep
        email={email}
        onCode={(code) => verify.mutate({ data: { email, code } })}
        pending={verify.isPending}
        error={verify.error ?? again.error}
        onResend={() => {
          verify.reset();
          again.mutate({ data: { email } });
        }}
        resending={again.isPending}
        resent={again.isSuccess}
        onBack={() => {
          again.reset();
          verify.reset();
          setStep('address');
        }}
      />
    );
  return (
    <AddressForm
      initial={email}
      onAddress={(typed) => {
        setEmail(typed);
        add.mutate({ data: { email: typed } }, { onSuccess: () => setStep('code') });
      }}
      pending={add.isPending}
      error={add.error}
    />
  );
}
