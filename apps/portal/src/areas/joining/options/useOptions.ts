import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { type Day, dayInZone, isDay } from '../../../lib/dates/dates.ts';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { readStored } from '../../../lib/browser/storage.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { chooseContract, chosenContract, type ContractChoice } from './contractChoice.ts';
import { optionFields, type OptionValues } from './optionFields.ts';
import { preuseDays, startDays } from './startDays.ts';
import { askPreview, previewCalls, toPreviewRequest } from '../signing/usePreview.ts';
import type { Signing } from '../signing/useSigning.tsx';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';

/** A member's code that came along in an address (specification 1, section 2.6). */
function codeOfAddress(): string {
  const code = readStored('referral-code');
  return typeof code === 'string' ? code : '';
}

/** What was chosen before, or what stands in the form at first: the earliest beginning, nothing besides. */
function startOf({ term, condition, running }: Signing): ContractChoice | undefined {
  const [earliest] = startDays(condition, running);
  const before = chosenContract(term.id, running);
  const isOpen = before && startDays(condition, running).includes(before.startDate);
  if (isOpen || earliest === undefined) return before;
  return {
    preuseDate: null,
    moduleIds: [],
    voucherCode: null,
    referralCode: condition.referralAllowed && running === null ? codeOfAddress() || null : null,
    paymentMethod: null,
    textBlockIds: [],
    earlyStart: false,
    key: createKeyring()(term.id),
    ...before,
    termId: term.id,
    contractUuid: running?.contractUuid ?? null,
    startDate: earliest,
  };
}

/**
 * When a contract begins, which extras it has, and codes. Each change is kept for the visit. Going on asks the server whether all of it
 * can be had: what cannot is said at its field.
 */
export function useOptions(signing: Signing) {
  const { condition, term, running } = signing;
  const { studio, user } = useStudio();
  const { stepAt } = useSigningAddresses();
  const navigate = useNavigate();
  const [first] = useState(() => startOf(signing));
  const [choice, setChoice] = useState(first);
  const { mutate, isPending, error } = useApiMutation(previewCalls, {
    mutationFn: (wanted: ContractChoice) =>
      askPreview(toPreviewRequest(wanted, studio.id), { isMember: user !== undefined, running }),
    onSuccess: () => void navigate(stepAt(term.id, 'contact')),
  });
  const keep = (changes: Partial<ContractChoice>): ContractChoice | undefined => {
    if (!choice) return undefined;
    const next = { ...choice, ...changes };
    chooseContract(next);
    setChoice(next);
    return next;
  };
  const { form, field } = useAppForm(optionFields, {
    start: {
      startDate: first?.startDate ?? '',
      preuseDate: first?.preuseDate ?? '',
      voucherCode: first?.voucherCode ?? '',
      referralCode: first?.referralCode ?? '',
    },
    pending: isPending,
    error,
    timeZone: studio.zoneId,
    onInput: (typed) => keep(toChoice(typed, preused)),
    onSubmit: (typed) => {
      const wanted = keep(toChoice(typed, preused));
      if (wanted) mutate(wanted);
    },
  });
  const preused = (startDate: Day): Day[] =>
    preuseDays(condition, startDate, dayInZone(studio.zoneId));
  return {
    form,
    field,
    choice,
    starts: startDays(condition, running),
    /** Days of a first use before the beginning that is chosen now. */
    preuses: choice ? preused(choice.startDate) : [],
    chooseModules: (moduleIds: number[]) => keep({ moduleIds }),
    pending: isPending,
  };
}

/** A day of first use that does not fit another beginning is chosen no longer. */
function toChoice(
  { startDate, preuseDate, voucherCode, referralCode }: OptionValues,
  preused: (startDate: Day) => Day[],
): Partial<ContractChoice> {
  const code = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  const begins = isDay(startDate) ? startDate : undefined;
  const isAllowed = begins && isDay(preuseDate) && preused(begins).includes(preuseDate);
  return {
    ...(begins ? { startDate: begins } : {}),
    preuseDate: isAllowed ? preuseDate : null,
    voucherCode: code(voucherCode),
    referralCode: code(referralCode),
  };
}
