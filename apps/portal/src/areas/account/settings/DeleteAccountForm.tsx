import type { UserInfo } from '@studio-portal/sdk/types';
import { LoginRequest } from '@studio-portal/sdk/zod/schemas/LoginRequest';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { PasswordInput } from '../../../lib/forms/PasswordInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { messages } from './messages.ts';

const deleteAccountFields = {
  password: {
    label: messages.deletePassword,
    missing: validationMessages.enterPassword,
    type: 'password',
    schema: LoginRequest.shape.password,
    autoComplete: 'current-password',
    codes: ['password.error.wrong'],
  },
} as const satisfies FieldSet;

interface DeleteAccountFormProps {
  /** Id that the dialog's button refers to. */
  id: string;
  user: UserInfo;
  onPassword: (password: string) => void;
  pending: boolean;
  error: unknown;
}

/** Asks for the password to confirm the deletion. */
export function DeleteAccountForm({ id, user, onPassword, ...state }: DeleteAccountFormProps) {
  const { form, field } = useAppForm(deleteAccountFields, {
    start: { password: '' },
    onSubmit: ({ password }) => onPassword(password),
    ...state,
  });
  return (
    <Form of={form} id={id}>
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <PasswordInput {...field('password')} />
    </Form>
  );
}
