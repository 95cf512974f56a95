import { ApiError } from '@studio-portal/sdk';
import type { CheckoutState, OnlinePaymentMethod } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WritingOperation } from '../../../lib/api/cache/changes.ts';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { askedUntilOver } from '../summary/untilOver.ts';

/** What pays, as the requests of all links name it. */
interface LinkPayer {
  paymentMethod: OnlinePaymentMethod;
  paymentInstrumentId: number;
}

interface LinkCall<Args extends unknown[], Answer> {
  operation: WritingOperation;
  send: (...args: Args) => Promise<Answer>;
}

/** The calls of a checkout that is begun by a link. */
export interface LinkCheckoutCalls<Done> {
  /** Answers what names it in the other calls. */
  create: LinkCall<[payer: LinkPayer, key: string], string>;
  authenticate: LinkCall<
    [id: string, request: { returnPath: string }],
    { state: CheckoutState; challengeUrl: string | null }
  >;
  finalize: LinkCall<[id: string], Done>;
  /** Left out where what is begun next takes the place of it. */
  cancel?: LinkCall<[id: string], unknown>;
}

interface LinkCheckoutOptions {
  /** The page with what was begun, or without; the bank leads back to it. */
  addressOf: (id: string | undefined) => string;
  /** Reads again what the page shows: what is refused may have been done elsewhere. */
  refetch: () => void;
}

/** What the page shows is true no more: done, owed or known otherwise than it was. */
const isRefused = (error: Error): boolean =>
  error instanceof ApiError && [404, 409, 422].includes(error.status);

/**
 * What a link asks for is done: it is begun, the bank is asked, and it is ended in one step on the server. Reload and the bank's page lead
 * back to it; pressing twice does it once.
 */
export function useLinkCheckout<Done>(
  calls: LinkCheckoutCalls<Done>,
  { addressOf, refetch }: LinkCheckoutOptions,
) {
  const navigate = useNavigate();
  const [keyFor] = useState(createKeyring);
  const show = (id?: string) => void navigate(addressOf(id), { replace: true });
  const onError = (error: Error) => {
    if (isRefused(error)) refetch();
  };
  const finalize = useWriting([calls.finalize.operation], {
    mutationFn: (id: string) => calls.finalize.send(id),
    ...askedUntilOver,
    onError: refetch,
  });
  const authenticate = useWriting([calls.authenticate.operation], {
    mutationFn: (id: string) => calls.authenticate.send(id, { returnPath: addressOf(id) }),
    onSuccess: ({ state, challengeUrl }, id) => {
      if (challengeUrl !== null) window.location.assign(challengeUrl);
      else if (state === 'AUTHENTICATED') finalize.mutate(id);
      // Its holder has answered, and the bank has not yet said what: the page waits.
      else refetch();
    },
    onError,
  });
  const create = useWriting([calls.create.operation], {
    mutationFn: (payer: LinkPayer) => calls.create.send(payer, keyFor(payer)),
    onSuccess: (id) => {
      show(id);
      authenticate.mutate(id);
    },
    onError,
  });
  const { cancel } = calls;
  const leave = useWriting(cancel ? [cancel.operation] : [], {
    mutationFn: async (id: string) => cancel?.send(id),
    onSuccess: () => show(),
    onError: refetch,
  });
  return {
    pay: create.mutate,
    authenticate: authenticate.mutate,
    finalize: finalize.mutate,
    payOtherwise: leave.mutate,
    pending: create.isPending || authenticate.isPending || finalize.isPending,
    error: create.error ?? authenticate.error ?? finalize.error ?? leave.error,
    /** What the end has answered. */
    done: finalize.data,
    /** What was refused before counts no more. */
    forget: () => {
      create.reset();
      authenticate.reset();
      finalize.reset();
    },
  };
}

export type LinkCheckout = Pick<
  ReturnType<typeof useLinkCheckout>,
  'pay' | 'authenticate' | 'finalize' | 'payOtherwise' | 'pending' | 'error' | 'forget'
>;
