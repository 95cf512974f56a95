import type { CustomerInfo } from '@studio-portal/sdk/types';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { type Day, dayInZone, isDay } from '../../../lib/dates/dates.ts';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { foldText } from '../../../lib/foldText.ts';
import { readStored } from '../../../lib/browser/storage.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { saveContractChoice, readContractChoice, type ContractChoice } from './contractChoice.ts';
import { preselectedModules } from './offeredModules.ts';
import { optionFields, type OptionValues } from './optionFields.ts';
import { preuseDays, startDays } from './startDays.ts';
import { fromCustomerInfo } from '../../checkout/contact/customerData.ts';
import { findKeptAccount } from '../signing/findKeptAccount.ts';
import { toSigner } from '../signing/signer.ts';
import { useSigner } from '../signing/useSigner.ts';
import { fetchPreview, previewCalls, toPreviewRequest } from '../signing/usePreview.ts';
import { continuedModules } from '../change/currentExtras.ts';
import type { Signing } from '../signing/useSigning.tsx';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';

/** Returns the referral code that the address carried (spec 2.6); empty if there is none. */
function readReferralCode(): string {
  const code = readStored('referral-code');
  return typeof code === 'string' ? code : '';
}

/** Returns the stored choices, or the initial ones: the earliest start with the extras that the address
 * selects and those of the current contract. */
function initialChoice(signing: Signing): ContractChoice | undefined {
  const { term, condition, currentContract } = signing;
  const [earliest] = startDays(condition, currentContract);
  const stored = readContractChoice(term.id, currentContract);
  const isAvailable = stored && startDays(condition, currentContract).includes(stored.startDate);
  if (isAvailable || earliest === undefined) return stored;
  return {
    preuseDate: null,
    moduleIds: [
      ...new Set([
        ...preselectedModules(condition.modules),
        ...(currentContract ? continuedModules(condition.modules, currentContract) : []),
      ]),
    ],
    voucherCode: null,
    referralCode:
      condition.referralAllowed && currentContract === null ? readReferralCode() || null : null,
    paymentMethod: findKeptAccount(signing) === null ? null : 'DIRECT_DEBIT',
    textBlockIds: [],
    acceptedConsents: [],
    earlyStart: false,
    key: createKeyring()(term.id),
    ...stored,
    termId: term.id,
    contractUuid: currentContract?.contractUuid ?? null,
    startDate: earliest,
  };
}

/**
 * Form state of start, modules and codes of a contract. Stores every change for the visit. On
 * submit, asks the server whether the choices are possible and shows its errors at their fields.
 * @param known what the studio knows of a member who changes a contract; null for a first contract
 */
export function useOptions(signing: Signing, known: CustomerInfo | null) {
  const { condition, term, currentContract } = signing;
  const { studio, user } = useStudio();
  const { stepPath } = useSigningAddresses();
  const navigate = useNavigate();
  const { read, keep } = useSigner(condition);
  const [initial] = useState(() => initialChoice(signing));
  const [choice, setChoice] = useState(initial);
  // Two changes may happen before the next render.
  const latest = useRef(initial);
  const { mutate, isPending, error } = useApiMutation(previewCalls, {
    mutationFn: (saved: ContractChoice) =>
      fetchPreview(toPreviewRequest(saved, studio.id), {
        isMember: user !== undefined,
        currentContract,
      }),
    onSuccess: () => {
      const signer = known && read(fromCustomerInfo(known, studio.address.countryCode));
      // A change asks only for what is missing.
      const isKnown = signer !== null && toSigner(signer, condition) !== undefined;
      if (isKnown) keep(signer);
      void navigate(stepPath(term.id, isKnown ? 'summary' : 'contact'));
    },
  });
  const saveChanges = (changes: Partial<ContractChoice>): ContractChoice | undefined => {
    if (!latest.current) return undefined;
    const next = { ...latest.current, ...changes };
    latest.current = next;
    saveContractChoice(next);
    setChoice(next);
    return next;
  };
  const { form, field } = useAppForm(optionFields, {
    start: {
      startDate: initial?.startDate ?? '',
      preuseDate: initial?.preuseDate ?? '',
      voucherCode: initial?.voucherCode ?? '',
      referralCode: initial?.referralCode ?? '',
    },
    pending: isPending,
    error,
    timeZone: studio.zoneId,
    onInput: (typed) => saveChanges(toChoice(typed, allowedPreuseDays)),
    onSubmit: (typed) => {
      const saved = saveChanges(toChoice(typed, allowedPreuseDays));
      if (saved) mutate(saved);
    },
  });
  const allowedPreuseDays = (startDate: Day): Day[] =>
    preuseDays(condition, startDate, dayInZone(studio.zoneId));
  return {
    form,
    field,
    choice,
    starts: startDays(condition, currentContract),
    /** Days of first use before the selected start. */
    preuses: choice ? allowedPreuseDays(choice.startDate) : [],
    chooseModules: (moduleIds: number[]) => saveChanges({ moduleIds }),
    pending: isPending,
  };
}

/**
 * Converts form values to choices. Drops a day of first use that does not fit the selected start.
 */
function toChoice(
  { startDate, preuseDate, voucherCode, referralCode }: OptionValues,
  preused: (startDate: Day) => Day[],
): Partial<ContractChoice> {
  const code = (typed: string) => foldText('code', typed) || null;
  const start = isDay(startDate) ? startDate : undefined;
  const isAllowed = start && isDay(preuseDate) && preused(start).includes(preuseDate);
  return {
    ...(start ? { startDate: start } : {}),
    preuseDate: isAllowed ? preuseDate : null,
    voucherCode: code(voucherCode),
    referralCode: code(referralCode),
  };
}
