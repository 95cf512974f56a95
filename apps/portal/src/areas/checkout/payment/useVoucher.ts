import { validateVoucher } from '@studio-portal/sdk/api/vouchers';
import type { Money } from '@studio-portal/sdk/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { subtractMoney } from '../../../lib/dates/money.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Subject } from '../flow/Flow.ts';
import { useDraft } from '../flow/useDraft.ts';

/** Part of a price that a voucher pays, what is then due, and what is left on the voucher. */
export interface VoucherShare {
  amount: Money;
  due: Money;
  rest: Money;
}

/** Splits a price; the server splits it again when the checkout is created. */
function splitPrice(price: Money, left: Money): VoucherShare {
  const amount = left.amount < price.amount ? left : price;
  return { amount, due: subtractMoney(price, amount), rest: subtractMoney(left, amount) };
}

/** Returns whether the server has refused a voucher code. */
export const isVoucherRefusal = (error: unknown): boolean =>
  toApiError(error)?.errorCode === 'voucher.error.notredeemable';

/**
 * Voucher of the payment step. The accepted code stays in the draft, because adding a card leaves
 * the page.
 * @param orderError error of the checkout, which may refuse a voucher that was spent meanwhile
 * @param onChange called when the voucher changes, to clear earlier errors
 */
export function useVoucher(subject: Subject, orderError: Error | null, onChange: () => void) {
  const { studio } = useStudio();
  const client = useQueryClient();
  const draft = useDraft(subject.start);
  const [code, setCode] = useState(() => draft.read().voucherCode);
  // Kept when the next order resets its error, so that the field still shows it.
  const [refusal, setRefusal] = useState<Error>();
  const keyOf = (accepted: string | undefined) => ['validateVoucher', studio.id, accepted];
  const check = (typed: string) => validateVoucher({ organizationUnitId: studio.id, code: typed });
  // After a reload only the code is known.
  const balance = useQuery({
    queryKey: keyOf(code),
    queryFn: () => check(code ?? ''),
    enabled: code !== undefined,
    retry: false,
    staleTime: 60_000,
    // Codes are secrets.
    gcTime: 0,
  });
  const change = (accepted: string | undefined) => {
    draft.update({ voucherCode: accepted });
    setCode(accepted);
    setRefusal(undefined);
    onChange();
  };
  const apply = useApiMutation(['validateVoucher'], {
    mutationFn: check,
    onSuccess: (accepted) => {
      client.setQueryData(keyOf(accepted.code), accepted);
      change(accepted.code);
    },
  });
  const refused = [orderError, balance.error].find(isVoucherRefusal);
  if (refused && refused !== refusal) {
    setCode(undefined);
    setRefusal(refused);
  }
  const forgetInDraft = useEffectEvent(() => draft.update({ voucherCode: undefined }));
  useEffect(() => {
    if (refusal) forgetInDraft();
  }, [refusal]);
  const share = balance.data && splitPrice(subject.price, balance.data.rest);
  return {
    isTaken: subject.takesVouchers === true,
    share,
    /** True if nothing is left to pay. */
    coversAll: share?.due.amount === 0,
    apply: (typed: string) => {
      change(undefined);
      apply.mutate(typed);
    },
    remove: () => {
      apply.reset();
      change(undefined);
    },
    pending: apply.isPending || (code !== undefined && balance.isPending),
    error: apply.error ?? refusal ?? balance.error,
  };
}
