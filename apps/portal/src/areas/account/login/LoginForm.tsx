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

/** Both are required; anything else that is wrong with them only the server may say (spec 1.5). */
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
  /** Whose password is asked for; left out, the reader says who they are. */
  username?: string | undefined;
  /** Once the session has begun, before the pages ask for everything again. */
  onLoggedIn?: () => void;
}

/** Logs in; the page around it shows what comes next when user info knows the new user. */
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
