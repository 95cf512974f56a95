import { useResetPassword } from '@studio-portal/sdk/api/auth';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormShell } from '../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../lib/forms/lazyResolver.ts';
import { personLabels, personMessages } from '../../lib/forms/personMessages.ts';
import { TextInput } from '../../lib/forms/TextInput.tsx';
import { messages } from './messages.ts';
import type { EmailValues } from './schemas.ts';

/** Whose password was forgotten. @param onSent takes the address, to which a code has been sent if it has an account */
export function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const intl = useIntl();
  const { mutate, isPending, error } = useResetPassword();
  const form = useForm<EmailValues>({
    resolver: lazyResolver(async () => (await import('./schemas.ts')).emailSchema(intl)),
    defaultValues: { email: '' },
  });
  return (
    <FormShell
      form={form}
      labels={{ email: personLabels(intl).email }}
      onSubmit={(data) => mutate({ data }, { onSuccess: () => onSent(data.email) })}
      loading={isPending}
      submitError={error}
      submitLabel={<FormattedMessage {...messages.send} />}
    >
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        label={<FormattedMessage {...personMessages.email} />}
        required
      />
    </FormShell>
  );
}
