import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { ErrorSummary, type FieldError } from '@studio-portal/ui/ErrorSummary';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ErrorMessage } from '../api/errors/ErrorMessage.tsx';
import { Alert } from '../alert/Alert.tsx';
import { useHydrated } from '../browser/useHydrated.ts';
import { FormActions } from './FormActions.tsx';
import { formMessages, validationMessages } from './messages.ts';
import type { AppForm } from './useAppForm.ts';
import { fieldId, FormIdContext } from './useField.ts';

const Fields = styled(Stack)<{ component: 'fieldset'; disabled: boolean }>({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

interface FormProps {
  /** The form from `useAppForm`. */
  of: AppForm;
  /** Label of the submit button; omit it if a button outside the form refers to it by id. */
  submit?: ReactNode;
  /** Address that Cancel leads to; without it there is no Cancel. */
  cancelTo?: string;
  id?: string;
  children: ReactNode;
}

/**
 * Renders a form: an error summary that takes the focus, the fields, errors of the server, and a
 * submit button. A form that stays on its page also confirms saving and can discard changes.
 */
export function Form({ of: form, submit, cancelTo, id, children }: FormProps) {
  const intl = useIntl();
  const { control, refusals, pending, edits, timeZone } = form;
  const { isDirty } = control.formState;
  const isHydrated = useHydrated();
  return (
    <FormProvider {...control}>
      <form id={id} noValidate onSubmit={form.submit}>
        {/* Before hydration, input would not reach the form, and submitting would put it into the address. */}
        <Fields component="fieldset" role="presentation" disabled={!isHydrated} spacing={3}>
          <ErrorSummary
            title={intl.formatMessage(validationMessages.summary)}
            errors={summaryErrors(form, intl)}
            attempt={form.attempt}
          />
          <FormIdContext value={form.id}>{children}</FormIdContext>
          {refusals.length > 0 && (
            <Alert kind="error">
              {refusals.map((error, index) => (
                <ErrorMessage key={index} error={error} {...(timeZone ? { timeZone } : {})} />
              ))}
            </Alert>
          )}
          {submit !== undefined && (
            <FormActions submit={submit} pending={pending} cancelTo={cancelTo}>
              {edits && isDirty && (
                <Button variant="text" color="inherit" size="large" onClick={() => control.reset()}>
                  <FormattedMessage {...formMessages.discard} />
                </Button>
              )}
            </FormActions>
          )}
          {edits && (
            <p role="status">
              {edits.saved && !isDirty && <FormattedMessage {...edits.savedMessage} />}
            </p>
          )}
        </Fields>
      </form>
    </FormProvider>
  );
}

/**
 * Lists the errors of the last submit in the order of the fields. A message that names its field
 * stands alone ("Enter your street"), any other follows the label. Errors found since then show
 * beside their fields only, because the user is still typing.
 */
function summaryErrors({ id, fields, control }: AppForm, intl: IntlShape): FieldError[] {
  const { errors, submitCount, isSubmitSuccessful } = control.formState;
  const sent = submitCount > 0 && !isSubmitSuccessful;
  return Object.entries(fields).flatMap(([field, { label, missing }]) => {
    const fault = errors[field];
    if (!fault?.message || !(sent || fault.type === 'server')) return [];
    const name = intl.formatMessage(label);
    const isNamed =
      fault.message.includes(name) ||
      (missing !== undefined && fault.message === intl.formatMessage(missing));
    const message = isNamed ? fault.message : `${name}: ${fault.message}`;
    return [{ fieldId: fieldId(id, field), message }];
  });
}
