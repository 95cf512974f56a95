import { useGetContractSepaAgreement } from '@studio-portal/sdk/api/contract-offers';
import { useGetSepaAgreement } from '@studio-portal/sdk/api/studios';
import type { DebtorAddress, SepaAgreement, SepaMandate } from '@studio-portal/sdk/types';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { CheckboxInput } from '../../../lib/forms/CheckboxInput.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { tidyIban } from '../../../lib/forms/tidyIban.ts';
import { type FieldProps, useAppForm } from '../../../lib/forms/useAppForm.ts';
import { LoadingRegion } from '../../../lib/page/LoadingRegion.tsx';
import { debtorLine } from './debtorLine.ts';
import { mandateFields, toMandate } from './mandateFields.ts';
import { MandateText } from './MandateText.tsx';
import { messages } from './messages.ts';
import type { BankCheck } from './useBankCheck.ts';

interface MandateFormProps {
  /** Id that the button refers to. */
  id: string;
  /** Creditor of the mandate. */
  studio: { id: number; zoneId: string };
  /** Suggested account holder. */
  holder: string;
  /** Initial value; empty unless the user returns. */
  iban?: string;
  /** Initial value. */
  bic?: string;
  /** Membership to be paid; omit it for purchases. */
  contractOfferId?: number;
  /** Shown between the text of the mandate and the consent. */
  below?: ReactNode;
  /** Address of the debtor, if just entered. */
  address?: DebtorAddress | undefined;
  /** Check of the account, which `onSubmit` starts. */
  bank: BankCheck;
  onSubmit: (mandate: SepaMandate) => void;
  /** State of the call after a successful check; its errors show at their fields. */
  pending: boolean;
  error: unknown;
}

/**
 * Form for a bank account and its mandate, which is shown in full and accepted before anything is
 * sent.
 */
export function MandateForm(props: MandateFormProps) {
  const { studio } = props;
  const { data, error, refetch } = useAgreement(studio.id, props.contractOfferId);
  const isUsed = toApiError(props.error)?.errorCode === 'paymentinstrument.error.mandateused';
  useEffect(() => {
    if (isUsed) void refetch();
  }, [isUsed, refetch]);
  const state = useErrorState(error, studio.zoneId);
  if (error && !data) return <ErrorState {...state} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingRegion label={messages.loading}>
        <FormSkeleton fields={2} />
      </LoadingRegion>
    );
  return <Fields agreement={data} {...props} />;
}

/**
 * Loads the text of the mandate. A reference is valid for one mandate, so each open form has its
 * own.
 */
function useAgreement(studioId: number, contractOfferId: number | undefined) {
  const anew = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
  const isContract = contractOfferId !== undefined;
  const ofPurchase = useGetSepaAgreement(studioId, undefined, {
    query: { ...anew, enabled: !isContract },
  });
  const ofContract = useGetContractSepaAgreement(contractOfferId ?? 0, studioId, undefined, {
    query: { ...anew, enabled: isContract },
  });
  return isContract ? ofContract : ofPurchase;
}

/** Compares two IBANs regardless of their notation. */
const isSameIban = (typed: unknown, iban: string | undefined): boolean =>
  typeof typed === 'string' && iban !== undefined && tidyIban(typed) === tidyIban(iban);

function Fields({
  agreement,
  id,
  studio,
  holder,
  iban = '',
  bic = '',
  below,
  address,
  bank,
  onSubmit,
  pending,
  error,
}: MandateFormProps & { agreement: SepaAgreement }) {
  const { bicFor, faults } = bank;
  const { form, field } = useAppForm(mandateFields, {
    start: { accountHolder: holder, iban, bic, accepted: false },
    onSubmit: (values) => {
      const asked = isSameIban(values.iban, bicFor) ? values : { ...values, bic: '' };
      onSubmit(toMandate(asked, agreement.mandateReference, address));
    },
    mode: 'onTouched',
    pending: bank.pending || pending,
    error: bank.error ?? error,
    timeZone: studio.zoneId,
  });
  const { setError } = form.control;
  useEffect(() => {
    for (const { name, message } of faults) setError(name, { type: 'server', message });
  }, [faults, setError]);
  return (
    <Form of={form} id={id}>
      <TextInput {...field('accountHolder')} />
      <TextInput {...field('iban')} tidy={tidyIban} />
      <Bic {...field('bic')} bicFor={bicFor} />
      <LiveMandate agreement={agreement} address={address} />
      {below}
      <CheckboxInput {...field('accepted')} />
    </Form>
  );
}

/** BIC field, shown while the IBAN of a bank that requires it is entered. */
function Bic({ bicFor, ...field }: FieldProps<'text'> & { bicFor: string | undefined }) {
  const { clearErrors } = useFormContext();
  const isAsked = isSameIban(useWatch({ name: 'iban' }), bicFor);
  // The error summary must not link to a removed field.
  useEffect(() => {
    if (!isAsked) clearErrors('bic');
  }, [isAsked, clearErrors]);
  return isAsked && <TextInput {...field} hint={<FormattedMessage {...messages.whyBic} />} />;
}

/** The mandate with live input. */
function LiveMandate({
  agreement,
  address,
}: {
  agreement: SepaAgreement;
  address: DebtorAddress | undefined;
}) {
  const { accountHolder, iban } = useWatch();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return (
    <MandateText
      agreement={agreement}
      holder={text(accountHolder) && debtorLine(text(accountHolder), address)}
      iban={tidyIban(text(iban))}
    />
  );
}
