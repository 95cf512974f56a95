import type { QuickConnect as Invitation, UserInfo } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { birthdayFields } from './connectFields.ts';
import { messages } from './messages.ts';
import { useConnect } from './useConnect.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';

/**
 * Connects an invited user after one confirmation: the invitation contains the customer number, and
 * the date of birth proves their identity.
 */
export function QuickConnect({ invitation, user }: { invitation: Invitation; user: UserInfo }) {
  const { connect, pending, error } = useConnect();
  const { customerCode, studioId, studioName } = invitation;
  const { form, field } = useAppForm(birthdayFields, {
    start: { dateOfBirth: '' },
    onSubmit: ({ dateOfBirth }) =>
      connect('customerCode', {
        studioId: String(studioId),
        customerCode,
        dateOfBirth,
        email: user.email,
        iban: '',
        ibanSuffix: '',
        lastname: '',
      }),
    pending,
    error,
  });
  return (
    <>
      <Form
        of={form}
        submit={<FormattedMessage {...messages.connectWith} values={{ studio: studioName }} />}
      >
        <DateInput
          {...field('dateOfBirth')}
          hint={<FormattedMessage {...messages.birthdayProves} />}
        />
      </Form>
      <ErrorAdvice error={error} />
    </>
  );
}
