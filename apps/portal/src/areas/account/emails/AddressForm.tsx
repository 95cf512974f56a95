import { AdditionalEmailRequest } from '@studio-portal/sdk/zod/schemas/AdditionalEmailRequest';
import { FormattedMessage } from 'react-intl';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { path } from '../../../lib/address/paths.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { personFields } from '../../../lib/forms/personFields.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

export const addressFormFields = {
  email: {
    ...personFields.email,
    schema: AdditionalEmailRequest.shape.email,
    label: messages.address,
    codes: ['email.error.alreadyadded'],
  },
} as const satisfies FieldSet;

interface AddressFormProps {
  /** Earlier input, for users who return from the next step. */
  initial: string;
  onAddress: (email: string) => void;
  pending: boolean;
  error: unknown;
}

/** Form for the new address. */
export function AddressForm({ initial, onAddress, pending, error }: AddressFormProps) {
  const { studioUuid } = useStudio();
  const { form, field } = useAppForm(addressFormFields, {
    start: { email: initial },
    onSubmit: ({ email }) => onAddress(email),
    pending,
    error,
  });
  return (
    <Form
      of={form}
      cancelTo={path('emails', { studioUuid })}
      submit={<FormattedMessage {...messages.sendCode} />}
    >
      <TextInput {...field('email')} />
    </Form>
  );
}
