import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormShell } from '../../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../../lib/forms/lazyResolver.ts';
import { PasswordInput } from '../../../lib/forms/PasswordInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { messages } from '../messages.ts';
import { useLogin } from '../../../domains/session/useLogin.ts';
import type { LoginValues } from './schema.ts';
import { toRequest } from './toRequest.ts';

interface LoginFormProps {
  /** Whose password is asked for; left out, the reader says who they are. */
  username?: string | undefined;
  /** Once the session has begun, before the pages ask for everything again. */
  onLoggedIn?: () => void;
}

/** Logs in; the page around it shows what comes next when user info knows the new user. */
export function LoginForm({ username, onLoggedIn }: LoginFormProps) {
  const intl = useIntl();
  const form = useForm<LoginValues>({
    resolver: lazyResolver(async () => (await import('./schema.ts')).loginSchema(intl)),
    defaultValues: { username: username ?? '', password: '' },
  });
  const { login, pending, error } = useLogin(onLoggedIn);
  return (
    <FormShell
      form={form}
      labels={{
        username: intl.formatMessage(messages.username),
        password: intl.formatMessage(messages.password),
      }}
      onSubmit={(values) => login(toRequest(values))}
      loading={pending}
      submitError={error}
      submitLabel={<FormattedMessage {...messages.submit} />}
    >
      <TextInput
        name="username"
        type="email"
        autoComplete="username"
        label={<FormattedMessage {...messages.username} />}
        readOnly={username !== undefined}
        required
      />
      <PasswordInput
        name="password"
        autoComplete="current-password"
        label={<FormattedMessage {...messages.password} />}
      />
    </FormShell>
  );
}
