import { useChangeForgottenPassword } from '@studio-portal/sdk/api/auth';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as codeMessages } from '../../domains/account/messages.ts';
import { FormShell } from '../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../lib/forms/lazyResolver.ts';
import { NewPasswordInput } from '../../lib/forms/NewPasswordInput.tsx';
import { TextInput } from '../../lib/forms/TextInput.tsx';
import { messages } from './messages.ts';
import type { NewPasswordValues } from './schemas.ts';

interface NewPasswordFormProps {
  /** Whose password; the link of a mail may leave it out, its code names the account. */
  email: string | undefined;
  /** The code of the link that was followed; otherwise it is typed. */
  code?: string | undefined;
  onChanged: () => void;
}

/** A new password instead of a forgotten one, proven by the code of the mail. */
export function NewPasswordForm({ email, code = '', onChanged }: NewPasswordFormProps) {
  const intl = useIntl();
  const { mutate, isPending, error } = useChangeForgottenPassword({
    mutation: { onSuccess: onChanged },
  });
  const form = useForm<NewPasswordValues>({
    resolver: lazyResolver(async () => (await import('./schemas.ts')).newPasswordSchema(intl)),
    defaultValues: { code, password: '' },
  });
  return (
    <FormShell
      form={form}
      labels={{
        code: intl.formatMessage(codeMessages.code),
        password: intl.formatMessage(messages.newPassword),
      }}
      onSubmit={(values) => mutate({ data: { ...values, ...(email ? { email } : {}) } })}
      loading={isPending}
      submitError={error}
      submitLabel={<FormattedMessage {...messages.save} />}
    >
      {/* For password managers: which account the new password belongs to. */}
      {email && <input type="hidden" name="username" autoComplete="username" value={email} />}
      <TextInput
        name="code"
        autoComplete="one-time-code"
        label={<FormattedMessage {...codeMessages.code} />}
        hint={<FormattedMessage {...codeMessages.codeHint} />}
        required
      />
      <NewPasswordInput
        name="password"
        label={<FormattedMessage {...messages.newPassword} />}
        own={email ? [email] : []}
      />
    </FormShell>
  );
}
