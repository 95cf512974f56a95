import { useGetSepaAgreement } from '@studio-portal/sdk/api/studios';
import type { SepaAgreement, SepaMandate } from '@studio-portal/sdk/types';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { formatIban } from '@studio-portal/ui/formatIban';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { answerOf } from '../../lib/apiErrors/answerOf.ts';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { CheckboxInput } from '../../lib/forms/CheckboxInput.tsx';
import { Form } from '../../lib/forms/Form.tsx';
import { TextInput } from '../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../lib/forms/useAppForm.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { mandateFields, toMandate } from './mandateFields.ts';
import { MandateText } from './MandateText.tsx';
import { messages } from './messages.ts';

interface MandateFormProps {
  /** Names the form to the button, which stands outside. */
  id: string;
  /** Whose account it probably is. */
  holder: string;
  onSubmit: (mandate: SepaMandate) => void;
  /** The call that `onSubmit` starts: its faults are told at their fields. */
  pending: boolean;
  error: unknown;
}

/** A bank account to be debited, and the mandate for it: read whole on the screen and accepted before anything is sent. */
export function MandateForm(props: MandateFormProps) {
  const { studio } = useStudio();
  // A reference is good for one mandate, so each form has one of its own, for as long as it is open.
  const { data, error, refetch } = useGetSepaAgreement(studio.id, undefined, {
    query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  const isUsed = answerOf(props.error)?.errorCode === 'paymentinstrument.error.mandateused';
  useEffect(() => {
    if (isUsed) void refetch();
  }, [isUsed, refetch]);
  const state = useErrorState(error, studio.zoneId);
  if (error && !data) return <ErrorState {...state} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div aria-busy>
        <VisuallyHidden as="output">
          <FormattedMessage {...messages.loading} />
        </VisuallyHidden>
        <FormSkeleton fields={2} />
      </div>
    );
  return <Fields agreement={data} {...props} />;
}

const tidyIban = (typed: string): string => formatIban(typed.replaceAll('-', ''));

function Fields({
  agreement,
  id,
  holder,
  onSubmit,
  pending,
  error,
}: MandateFormProps & { agreement: SepaAgreement }) {
  const { studio } = useStudio();
  const { form, field } = useAppForm(mandateFields, {
    start: { accountHolder: holder, iban: '', accepted: false },
    onSubmit: (values) => onSubmit(toMandate(values, agreement.mandateReference)),
    mode: 'onTouched',
    pending,
    error,
    timeZone: studio.zoneId,
  });
  return (
    <Form of={form} id={id}>
      <TextInput {...field('accountHolder')} />
      <TextInput {...field('iban')} tidy={tidyIban} />
      <Typed agreement={agreement} />
      <CheckboxInput {...field('accepted')} />
    </Form>
  );
}

/** The mandate with what is typed, as it is typed. */
function Typed({ agreement }: { agreement: SepaAgreement }) {
  const { accountHolder, iban } = useWatch();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return (
    <MandateText agreement={agreement} holder={text(accountHolder)} iban={tidyIban(text(iban))} />
  );
}
