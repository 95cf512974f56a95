import { useChangePassword } from '@studio-portal/sdk/api/me';
import type { UserInfo } from '@studio-portal/sdk/types';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormShell } from '../../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../../lib/forms/lazyResolver.ts';
import { NewPasswordInput } from '../../../lib/forms/NewPasswordInput.tsx';
import { PasswordInput } from '../../../lib/forms/PasswordInput.tsx';
import { messages } from '../messages.ts';
import type { ChangePasswordValues } from './schema.ts';

interface ChangePasswordFormProps {
  user: UserInfo;
  onChanged: () => void;
}

/** Another password; the old one proves who asks. A 422 `password.error.wrong` or `password.error.tooweak` is told above the button. */
export function ChangePasswordForm({ user, onChanged }: ChangePasswordFormProps) {
  const intl = useIntl();
  const { mutate, isPending, error } = useChangePassword({ mutation: { onSuccess: onChanged } });
  const form = useForm<ChangePasswordValues>({
    resolver: lazyResolver(async () => (await import('./schema.ts')).changePasswordSchema(intl)),
    defaultValues: { oldPassword: '', newPassword: '' },
  });
  return (
    <FormShell
      form={form}
      labels={{
        oldPassword: intl.formatMessage(messages.oldPassword),
        newPassword: intl.formatMessage(messages.newPassword),
      }}
      onSubmit={(data) => mutate({ data })}
      loading={isPending}
      submitError={error}
      submitLabel={<FormattedMessage {...messages.savePassword} />}
    >
      {/* For password managers: which account this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <PasswordInput
        name="oldPassword"
        autoComplete="current-password"
        label={<FormattedMessage {...messages.oldPassword} />}
      />
      <NewPasswordInput
        name="newPassword"
        label={<FormattedMessage {...messages.newPassword} />}
        own={[user.email, user.name]}
      />
    </FormShell>
  );
}
