import { useResetPassword } from '@studio-portal/sdk/api/auth';
import { ResetPasswordRequest } from '@studio-portal/sdk/zod/schemas/ResetPasswordRequest';
import { FormattedMessage } from 'react-intl';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { personFields } from '../../../lib/forms/personFields.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { messages } from './messages.ts';

export const emailFields = {
  email: {
    ...personFields.email,
    schema: ResetPasswordRequest.shape.email,
    autoComplete: 'username',
  },
} as const satisfies FieldSet;

/**
 * Asks for the address of an account with a forgotten password. @param onSent receives the address;
 * a code has been sent if it has an account
 */
export function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { mutate, isPending, error } = useResetPassword();
  const { form, field } = useAppForm(emailFields, {
    start: { email: '' },
    onSubmit: (data) => mutate({ data }, { onSuccess: () => onSent(data.email) }),
    pending: isPending,
    error,
  });
  return (
    <Form of={form} submit={<FormattedMessage {...messages.send} />}>
      <TextInput {...field('email')} />
    </Form>
  );
}
