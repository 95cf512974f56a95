import { LoginRequest } from '@studio-portal/sdk/zod/schemas/LoginRequest';
import { FormattedMessage } from 'react-intl';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { PasswordInput } from '../../../lib/forms/PasswordInput.tsx';
import { personMessages } from '../../../lib/forms/personMessages.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useLogin } from './useLogin.ts';
import { messages } from './messages.ts';

/** Both fields are required; only the server may report other errors (spec 1.5). */
export const loginFields = {
  username: {
    label: messages.username,
    missing: personMessages.enterEmail,
    type: 'email',
    schema: LoginRequest.shape.username,
    autoComplete: 'username',
  },
  password: {
    label: messages.password,
    missing: validationMessages.enterPassword,
    type: 'password',
    schema: LoginRequest.shape.password,
    autoComplete: 'current-password',
  },
} as const satisfies FieldSet;

interface LoginFormProps {
  /** Fixes the username; by default the user enters it. */
  username?: string | undefined;
  /** Called once the session has started, before pages refetch. */
  onLoggedIn?: () => void;
}

/** Login form. The surrounding page shows what follows once user info has the new user. */
export function LoginForm({ username, onLoggedIn }: LoginFormProps) {
  const { login, pending, error } = useLogin(onLoggedIn);
  const { form, field } = useAppForm(loginFields, {
    start: { username: username ?? '', password: '' },
    onSubmit: login,
    pending,
    error,
  });
  return (
    <Form of={form} submit={<FormattedMessage {...messages.submit} />}>
      <TextInput {...field('username')} readOnly={username !== undefined} />
      <PasswordInput {...field('password')} />
    </Form>
  );
}
