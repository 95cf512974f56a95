import { useDeleteAdditionalEmail } from '@studio-portal/sdk/api/emails';
import type { ContactEmail } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { ChoiceInput } from '../../../lib/forms/ChoiceInput.tsx';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { path } from '../../../lib/address/paths.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const removeFields = {
  email: {
    label: messages.removeQuestion,
    type: 'choice',
    schema: z.string(),
    autoComplete: 'off',
  },
} as const satisfies FieldSet;

interface RemoveEmailProps {
  /** Additional addresses. */
  emails: readonly ContactEmail[];
  /** Address preselected by the link. */
  chosen: string | undefined;
  onRemoved: (email: string) => void;
}

/** Removes an additional address. Selecting it is the confirmation, so there is no dialog. */
export function RemoveEmail({ emails, chosen = '', onRemoved }: RemoveEmailProps) {
  const { mutate, isPending, error } = useDeleteAdditionalEmail();
  const { studioUuid } = useStudio();
  const { form, field } = useAppForm(removeFields, {
    start: { email: emails.some(({ email }) => email === chosen) ? chosen : '' },
    onSubmit: ({ email }) => {
      const additionalEmailId = emails.find((one) => one.email === email)?.id;
      if (additionalEmailId)
        mutate({ params: { additionalEmailId } }, { onSuccess: () => onRemoved(email) });
    },
    pending: isPending,
    error,
  });
  return (
    <Form
      of={form}
      cancelTo={path('emails', { studioUuid })}
      submit={<FormattedMessage {...messages.remove} />}
    >
      <ChoiceInput
        {...field('email')}
        options={emails.map(({ email }) => ({ value: email, title: email }))}
      />
    </Form>
  );
}
