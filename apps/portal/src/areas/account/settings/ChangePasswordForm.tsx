import { useChangePassword } from '@studio-portal/sdk/api/me';
import type { UserInfo } from '@studio-portal/sdk/types';
import { ChangePasswordRequest } from '@studio-portal/sdk/zod/schemas/ChangePasswordRequest';
import { FormattedMessage } from 'react-intl';
import { renewPush } from '../../messages/push/renewPush.ts';
import { path } from '../../../lib/address/paths.ts';
import { newPassword } from '../../../lib/forms/checks.ts';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { NewPasswordInput } from '../../../lib/forms/NewPasswordInput.tsx';
import { PasswordInput } from '../../../lib/forms/PasswordInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

export const changePasswordFields = {
  oldPassword: {
    label: messages.oldPassword,
    missing: validationMessages.enterPassword,
    type: 'password',
    schema: ChangePasswordRequest.shape.oldPassword,
    autoComplete: 'current-password',
    codes: ['password.error.wrong'],
  },
  newPassword: {
    label: messages.newPassword,
    missing: validationMessages.choosePassword,
    invalid: validationMessages.password,
    type: 'password',
    schema: ChangePasswordRequest.shape.newPassword,
    check: newPassword,
    autoComplete: 'new-password',
    codes: ['password.error.tooweak'],
  },
} as const satisfies FieldSet;

interface ChangePasswordFormProps {
  user: UserInfo;
  onChanged: () => void;
}

/** Changes the password, confirmed by the old one. */
export function ChangePasswordForm({ user, onChanged }: ChangePasswordFormProps) {
  const { studioUuid } = useStudio();
  const { mutate, isPending, error } = useChangePassword({
    mutation: {
      onSuccess: () => {
        onChanged();
        void renewPush();
      },
    },
  });
  const { form, field } = useAppForm(changePasswordFields, {
    start: { oldPassword: '', newPassword: '' },
    onSubmit: (data) => mutate({ data }),
    pending: isPending,
    error,
  });
  return (
    <Form
      of={form}
      cancelTo={path('mySettings', { studioUuid })}
      submit={<FormattedMessage {...messages.savePassword} />}
    >
      {/* Tells password managers which account this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <PasswordInput {...field('oldPassword')} />
      <NewPasswordInput {...field('newPassword')} own={[user.email, user.name]} />
    </Form>
  );
}
