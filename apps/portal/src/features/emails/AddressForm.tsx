import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormShell } from '../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../lib/forms/lazyResolver.ts';
import { TextInput } from '../../lib/forms/TextInput.tsx';
import { messages } from './messages.ts';
import type { AddressValues } from './schemas.ts';

interface AddressFormProps {
  /** What was typed before, for whoever comes back from the next step. */
  initial: string;
  onAddress: (email: string) => void;
  pending: boolean;
  error: unknown;
}

/** Which address is to be added. */
export function AddressForm({ initial, onAddress, pending, error }: AddressFormProps) {
  const intl = useIntl();
  const form = useForm<AddressValues>({
    resolver: lazyResolver(async () => (await import('./schemas.ts')).addressSchema(intl)),
    defaultValues: { email: initial },
  });
  return (
    <FormShell
      form={form}
      labels={{ email: intl.formatMessage(messages.address) }}
      onSubmit={({ email }) => onAddress(email)}
      loading={pending}
      submitError={error}
      submitLabel={<FormattedMessage {...messages.sendCode} />}
    >
      <TextInput
        name="email"
        type="email"
        autoComplete="email"
        label={<FormattedMessage {...messages.address} />}
        required
      />
    </FormShell>
  );
}
