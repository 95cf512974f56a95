import Stack from '@mui/material/Stack';
import { ErrorSummary } from '@studio-portal/ui/ErrorSummary';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { type ReactNode, useId } from 'react';
import {
  type FieldValues,
  FormProvider,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ErrorWords } from '../apiErrors/ErrorWords.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { fieldFaults } from './fieldFaults.ts';
import { validationMessages } from './messages.ts';
import { FormIdContext } from './useFieldId.ts';

interface FormShellProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What each field is called, for the summary: "First name: This value is required". */
  labels: Readonly<Record<keyof Values & string, string>>;
  onSubmit: SubmitHandler<Values>;
  /** True while the request is under way. */
  loading: boolean;
  /** Why the last request failed; null when it did not. Told above the button; what was typed stays. */
  submitError: unknown;
  /** Left out where the button stands outside the form and names it by its id. */
  submitLabel?: ReactNode;
  id?: string;
  /** Zone of the studio, for times in error texts. */
  timeZone?: string;
  children: ReactNode;
}

/** What every form has: a summary of its faults that takes the focus, the fields, what the server said, and one button. */
export function FormShell<Values extends FieldValues>({
  form,
  labels,
  onSubmit,
  loading,
  submitError,
  submitLabel,
  id,
  timeZone,
  children,
}: FormShellProps<Values>) {
  const intl = useIntl();
  const formId = useId();
  const { errors, submitCount, isSubmitSuccessful } = form.formState;
  // Faults since the last sending stand beside their fields alone: the reader is still typing.
  const faults = submitCount > 0 && !isSubmitSuccessful ? fieldFaults(errors, labels, formId) : [];
  return (
    <FormProvider {...form}>
      <Stack component="form" id={id} noValidate spacing={3} onSubmit={form.handleSubmit(onSubmit)}>
        <ErrorSummary
          title={intl.formatMessage(validationMessages.summary)}
          faults={faults}
          attempt={submitCount}
        />
        <FormIdContext value={formId}>{children}</FormIdContext>
        {submitError ? (
          <ErrorAlert>
            <ErrorWords error={submitError} {...(timeZone ? { timeZone } : {})} />
          </ErrorAlert>
        ) : null}
        {submitLabel !== undefined && (
          <LoadingButton type="submit" loading={loading} size="large" sx={{ alignSelf: 'start' }}>
            {submitLabel}
          </LoadingButton>
        )}
      </Stack>
    </FormProvider>
  );
}
