import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormShell } from '../../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../../lib/forms/lazyResolver.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { messages } from '../messages.ts';
import { useLogin } from '../../../lib/session/useLogin.ts';
import type { LoginValues } from './schema.ts';
import { toRequest } from './toRequest.ts';

/** Logs in; the page around it shows what comes next when user info knows the new user. */
export function LoginForm() {
  const intl = useIntl();
  const form = useForm<LoginValues>({
    resolver: lazyResolver(async () => (await import('./schema.ts')).loginSchema(intl)),
    defaultValues: { username: '', password: '' },
  });
  const { login, pending, error } = useLogin();
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
        required
      />
      <TextInput
        name="password"
        type="password"
        autoComplete="current-password"
        label={<FormattedMessage {...messages.password} />}
        required
      />
    </FormShell>
  );
}
