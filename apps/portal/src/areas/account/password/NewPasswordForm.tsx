import { useChangeForgottenPassword } from '@studio-portal/sdk/api/auth';
import { ChangeForgottenPasswordRequest } from '@studio-portal/sdk/zod/schemas/ChangeForgottenPasswordRequest';
import { FormattedMessage } from 'react-intl';
import { codeField } from '../shared/codeField.ts';
import { messages as codeMessages } from '../shared/messages.ts';
import { newPassword } from '../../../lib/forms/checks.ts';
import { withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { NewPasswordInput } from '../../../lib/forms/NewPasswordInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { messages } from './messages.ts';

export const newPasswordFields = withSchemas(
  {
    code: codeField,
    password: {
      label: messages.newPassword,
      missing: validationMessages.choosePassword,
      invalid: validationMessages.password,
      type: 'password',
      check: newPassword,
      autoComplete: 'new-password',
      codes: ['password.error.tooweak'],
    },
  },
  ChangeForgottenPasswordRequest.shape,
);

interface NewPasswordFormProps {
  /** Address of the account; a link may omit it, because its code identifies the account. */
  email: string | undefined;
  /** Code from the link; otherwise the user types it. */
  code?: string | undefined;
  onChanged: () => void;
}

/** Sets a new password, confirmed by the code from the mail. */
export function NewPasswordForm({ email, code = '', onChanged }: NewPasswordFormProps) {
  const { mutate, isPending, error } = useChangeForgottenPassword({
    mutation: { onSuccess: onChanged },
  });
  const { form, field } = useAppForm(newPasswordFields, {
    start: { code, password: '' },
    onSubmit: (values) => mutate({ data: { ...values, ...(email ? { email } : {}) } }),
    pending: isPending,
    error,
  });
  return (
    <Form of={form} submit={<FormattedMessage {...messages.save} />}>
      {/* Tells password managers which account the new password belongs to. */}
      {email && <input type="hidden" name="username" autoComplete="username" value={email} />}
      <TextInput {...field('code')} hint={<FormattedMessage {...codeMessages.codeHint} />} />
      <NewPasswordInput {...field('password')} own={email ? [email] : []} />
    </Form>
  );
}
