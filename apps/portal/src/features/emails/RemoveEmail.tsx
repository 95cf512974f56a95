import { useDeleteAdditionalEmail } from '@studio-portal/sdk/api/emails';
import type { ContactEmail } from '@studio-portal/sdk/types';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceInput } from '../../lib/forms/ChoiceInput.tsx';
import { FormShell } from '../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../lib/forms/lazyResolver.ts';
import { messages } from './messages.ts';
import type { RemoveValues } from './schemas.ts';

interface RemoveEmailProps {
  /** Additional addresses. */
  emails: readonly ContactEmail[];
  /** The address that the reader came with. */
  chosen: string | undefined;
  onRemoved: (email: string) => void;
}

/** Removes an additional address. To choose it here is the question and the answer; no dialog asks once more. */
export function RemoveEmail({ emails, chosen = '', onRemoved }: RemoveEmailProps) {
  const intl = useIntl();
  const { mutate, isPending, error } = useDeleteAdditionalEmail();
  const form = useForm<RemoveValues>({
    resolver: lazyResolver(async () => (await import('./schemas.ts')).removeSchema(intl)),
    defaultValues: { email: emails.some(({ email }) => email === chosen) ? chosen : '' },
  });
  const remove = ({ email }: RemoveValues) => {
    const additionalEmailId = emails.find((one) => one.email === email)?.id;
    if (additionalEmailId)
      mutate({ params: { additionalEmailId } }, { onSuccess: () => onRemoved(email) });
  };
  return (
    <FormShell
      form={form}
      labels={{ email: intl.formatMessage(messages.removeQuestion) }}
      onSubmit={remove}
      loading={isPending}
      submitError={error}
      submitLabel={<FormattedMessage {...messages.remove} />}
    >
      <ChoiceInput
        name="email"
        legend={<FormattedMessage {...messages.removeQuestion} />}
        options={emails.map(({ email }) => ({ value: email, label: email }))}
      />
    </FormShell>
  );
}
