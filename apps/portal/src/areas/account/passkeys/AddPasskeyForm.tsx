import type { UserInfo } from '@studio-portal/sdk/types';
import { PasskeyRegistrationOptionsRequest } from '@studio-portal/sdk/zod/schemas/PasskeyRegistrationOptionsRequest';
import { RegisterPasskeyRequest } from '@studio-portal/sdk/zod/schemas/RegisterPasskeyRequest';
import { useIntl } from 'react-intl';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { PasswordInput } from '../../../lib/forms/PasswordInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { messages } from './messages.ts';
import { PasskeyError, browserErrorMessage } from './PasskeyError.tsx';

export const addPasskeyFields = {
  name: {
    label: messages.name,
    missing: messages.enterName,
    type: 'text',
    schema: RegisterPasskeyRequest.shape.name,
    autoComplete: 'off',
  },
  password: {
    label: messages.password,
    missing: validationMessages.enterPassword,
    type: 'password',
    schema: PasskeyRegistrationOptionsRequest.shape.password,
    autoComplete: 'current-password',
    codes: ['password.error.wrong'],
  },
} as const satisfies FieldSet;

interface AddPasskeyFormProps {
  /** Id that the dialog's button refers to. */
  id: string;
  user: UserInfo;
  onPasskey: (wish: { name: string; password: string }) => void;
  pending: boolean;
  error: unknown;
}

/** Asks for the name of the passkey, and for the password as confirmation. */
export function AddPasskeyForm({ id, user, onPasskey, pending, error }: AddPasskeyFormProps) {
  const intl = useIntl();
  const isBrowserError = browserErrorMessage(error) !== undefined;
  const { form, field } = useAppForm(addPasskeyFields, {
    start: { name: intl.formatMessage(messages.thisDevice), password: '' },
    onSubmit: onPasskey,
    pending,
    error: isBrowserError ? null : error,
  });
  return (
    <>
      {isBrowserError && <PasskeyError error={error} />}
      <Form of={form} id={id}>
        <input type="hidden" name="username" autoComplete="username" value={user.email} />
        <TextInput {...field('name')} />
        <PasswordInput {...field('password')} />
      </Form>
    </>
  );
}
