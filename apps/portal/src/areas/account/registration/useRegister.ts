import {
  useRegister as useRegisterCall,
  useRegisterQuickly,
} from '@studio-portal/sdk/api/registration';
import type { RegisterRequest } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { store } from '../../../lib/browser/storage.ts';

interface Registering {
  /** Sends the registration; repeated calls send another code. */
  register: (request: RegisterRequest, onSent?: () => void) => void;
  pending: boolean;
  error: Error | null;
  /** True if more than one code was sent. */
  resent: boolean;
}

/** @param invitationUuid of an invitation, which already identifies the referrer */
export function useRegister(invitationUuid: string | undefined): Registering {
  const plain = useRegisterCall({
    mutation: {
      // The code came with an earlier address and cannot be corrected here, so the next attempt
      // omits it.
      onError: (error) => {
        if (error.errorCode === 'registration.error.referralcodeunknown')
          store('referral-code', undefined);
      },
    },
  });
  const invited = useRegisterQuickly();
  const [times, setTimes] = useState(0);
  const { isPending, error } = invitationUuid ? invited : plain;
  return {
    register: ({ referralCode, ...request }, onSent) => {
      const onSuccess = () => {
        setTimes((before) => before + 1);
        onSent?.();
      };
      if (invitationUuid)
        invited.mutate({ data: { ...request, uuid: invitationUuid } }, { onSuccess });
      else
        plain.mutate(
          { data: { ...request, ...(referralCode ? { referralCode } : {}) } },
          { onSuccess },
        );
    },
    pending: isPending,
    error,
    resent: times > 1,
  };
}
