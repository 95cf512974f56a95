import { ApiError } from '@studio-portal/sdk';
import type { CheckoutState, OnlinePaymentMethod } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WritingOperation } from '../../../lib/api/cache/changes.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { retryUntilSettled } from '../summary/retryUntilSettled.ts';

/** Means of payment in the form that the requests of all links share. */
interface LinkPayer {
  paymentMethod: OnlinePaymentMethod;
  paymentInstrumentId: number;
}

interface LinkCall<Args extends unknown[], Answer> {
  operation: WritingOperation;
  send: (...args: Args) => Promise<Answer>;
}

/** Calls of a checkout that is started by a link. */
export interface LinkCheckoutCalls<Done> {
  /**
   * Resolves to its id in the other calls; undefined if it would charge another amount than shown and
   * was canceled.
   */
  create: LinkCall<[payer: LinkPayer, key: string], string | undefined>;
  authenticate: LinkCall<
    [id: string, request: { returnPath: string }],
    { state: CheckoutState; challengeUrl: string | null }
  >;
  finalize: LinkCall<[id: string], Done>;
  /** Omitted if the next checkout replaces this one. */
  cancel?: LinkCall<[id: string], unknown>;
}

interface LinkCheckoutOptions {
  /** Returns the page's address with or without the started checkout; the bank redirects to it. */
  checkoutPath: (id: string | undefined) => string;
  /** Refetches the page's data, because a rejected action may have been completed elsewhere. */
  refetch: () => void;
}

/** The shown state is outdated: completed, owed or changed in the meantime. */
const isRefused = (error: Error): boolean =>
  error instanceof ApiError && [404, 409, 422].includes(error.status);

/**
 * Runs the checkout of a link: creates it, authenticates with the bank, and finalizes in one step
 * on the server. Reload and the bank's redirect resume it; repeated presses have no further effect.
 */
export function useLinkCheckout<Done>(
  calls: LinkCheckoutCalls<Done>,
  { checkoutPath, refetch }: LinkCheckoutOptions,
) {
  const navigate = useNavigate();
  const [keyFor] = useState(createKeyring);
  const show = (id?: string) => void navigate(checkoutPath(id), { replace: true });
  const onError = (error: Error) => {
    if (isRefused(error)) refetch();
  };
  const finalize = useApiMutation([calls.finalize.operation], {
    mutationFn: (id: string) => calls.finalize.send(id),
    ...retryUntilSettled,
    onError: refetch,
  });
  const authenticate = useApiMutation([calls.authenticate.operation], {
    mutationFn: (id: string) => calls.authenticate.send(id, { returnPath: checkoutPath(id) }),
    onSuccess: ({ state, challengeUrl }, id) => {
      if (challengeUrl !== null) window.location.assign(challengeUrl);
      else if (state === 'AUTHENTICATED') finalize.mutate(id);
      // The holder has responded but the bank has not: keep waiting.
      else refetch();
    },
    onError,
  });
  const create = useApiMutation([calls.create.operation], {
    mutationFn: (payer: LinkPayer) => calls.create.send(payer, keyFor(payer)),
    onSuccess: (id) => {
      if (id === undefined) {
        refetch();
        return;
      }
      show(id);
      authenticate.mutate(id);
    },
    onError,
  });
  const { cancel } = calls;
  const leave = useApiMutation(cancel ? [cancel.operation] : [], {
    mutationFn: async (id: string) => cancel?.send(id),
    onSuccess: () => show(),
    onError: refetch,
  });
  return {
    pay: create.mutate,
    authenticate: authenticate.mutate,
    finalize: finalize.mutate,
    changeMethod: leave.mutate,
    pending: create.isPending || authenticate.isPending || finalize.isPending,
    error: create.error ?? authenticate.error ?? finalize.error ?? leave.error,
    /** True if nothing was started because the amount had changed. */
    hasAmountChanged: create.isSuccess && create.data === undefined,
    /** Response of finalize. */
    done: finalize.data,
    /** Clears earlier errors. */
    forget: () => {
      create.reset();
      authenticate.reset();
      finalize.reset();
    },
  };
}

export type LinkCheckout = Pick<
  ReturnType<typeof useLinkCheckout>,
  | 'pay'
  | 'authenticate'
  | 'finalize'
  | 'changeMethod'
  | 'pending'
  | 'error'
  | 'hasAmountChanged'
  | 'forget'
>;
