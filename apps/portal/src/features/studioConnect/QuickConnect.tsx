import type { QuickConnect as Invitation, UserInfo } from '@studio-portal/sdk/types';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormShell } from '../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../lib/forms/lazyResolver.ts';
import { personLabels, personMessages } from '../../lib/forms/personMessages.ts';
import { TextInput } from '../../lib/forms/TextInput.tsx';
import { messages } from './messages.ts';
import type { BirthdayValues } from './schema.ts';
import { useConnect } from './useConnect.ts';
import { WhatNext } from './WhatNext.tsx';

/** One confirmation connects the account of an invited reader: the invitation has the number, the day of birth proves the rest. */
export function QuickConnect({ invitation, user }: { invitation: Invitation; user: UserInfo }) {
  const intl = useIntl();
  const { connect, pending, error } = useConnect();
  const { customerCode, studioId, studioName } = invitation;
  const form = useForm<BirthdayValues>({
    resolver: lazyResolver(async () => (await import('./schema.ts')).birthdaySchema(intl)),
    defaultValues: { dateOfBirth: '' },
  });
  return (
    <>
      <FormShell
        form={form}
        labels={{ dateOfBirth: personLabels(intl).dateOfBirth }}
        onSubmit={({ dateOfBirth }) =>
          connect('customerCode', {
            studioId: String(studioId),
            customerCode,
            dateOfBirth,
            email: user.email,
            iban: '',
            ibanSuffix: '',
            lastname: '',
          })
        }
        loading={pending}
        submitError={error}
        submitLabel={<FormattedMessage {...messages.connectWith} values={{ studio: studioName }} />}
      >
        <TextInput
          name="dateOfBirth"
          type="date"
          autoComplete="bday"
          label={<FormattedMessage {...personMessages.dateOfBirth} />}
          hint={<FormattedMessage {...messages.birthdayProves} />}
          required
        />
      </FormShell>
      <WhatNext error={error} />
    </>
  );
}
