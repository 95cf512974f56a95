import { changeEmail, changeMainEmail, useChangeEmail } from '@studio-portal/sdk/api/me';
import { useVerifyEmail } from '@studio-portal/sdk/api/registration';
import type { ContactEmail } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { logVerification } from '../shared/logVerification.ts';
import { CodeStep } from './CodeStep.tsx';
import { MainEmailForm, type MainEmailWish } from './MainEmailForm.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';

interface ChangeEmailProps {
  /** Current main address. */
  present: string;
  /**
   * All addresses of the account: a confirmed additional one becomes the main one without a code.
   */
  emails: readonly ContactEmail[];
  /** Address preselected by the link to this page. */
  chosen: string | undefined;
  onChanged: (email: string) => void;
}

/**
 * Changes the main address. Keeps the password in the component's state, to request another code.
 */
export function ChangeEmail({ present, emails, chosen, onChanged }: ChangeEmailProps) {
  const known = emails.filter(({ main, verified }) => verified && !main).map(({ email }) => email);
  const [wish, setWish] = useState<Partial<MainEmailWish>>(chosen ? { email: chosen } : {});
  const [sent, setSent] = useState<{ email: string; password: string }>();
  const begin = useApiMutation(['changeEmail', 'changeMainEmail'], {
    mutationFn: async ({ email, password, isKnown }: MainEmailWish) => {
      await (isKnown ? changeMainEmail : changeEmail)({ email, password });
    },
    onSuccess: (_, { email, password, isKnown }) =>
      isKnown ? onChanged(email) : setSent({ email, password }),
  });
  const again = useChangeEmail();
  const verify = useVerifyEmail({
    mutation: { onSuccess: ({ email }) => onChanged(email), onError: logVerification },
  });
  if (sent)
    return (
      <CodeStep
        email={sent.email}
        onCode={(code) => verify.mutate({ data: { email: sent.email, code } })}
        pending={verify.isPending}
        error={verify.error ?? again.error}
        onResend={() => {
          verify.reset();
          again.mutate({ data: sent });
        }}
        resending={again.isPending}
        resent={again.isSuccess}
        onBack={() => {
          again.reset();
          verify.reset();
          setSent(undefined);
        }}
      />
    );
  return (
    <MainEmailForm
      present={present}
      known={known}
      initial={wish}
      onWish={(next) => {
        setWish(next);
        begin.mutate(next);
      }}
      pending={begin.isPending}
      error={begin.error}
    />
  );
}
