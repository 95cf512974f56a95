import Typography from '@mui/material/Typography';
import type { TrialSessionConfig } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { FieldGroup, FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { personMessages } from '../../../lib/forms/personMessages.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { createTrialFields, type TrialContact } from './trialContact.ts';

interface TrialContactFormProps {
  /** Id that links the form to its submit button, which is outside the form. */
  id: string;
  config: TrialSessionConfig;
  initial: TrialContact;
  /** Email address of the logged-in user, which receives the mails and replaces the input. */
  account: string | undefined;
  onInput: (values: TrialContact) => void;
  onSubmit: (values: TrialContact) => void;
}

/** Asks for the contact data that the studio requires. */
export function TrialContactForm({
  id,
  config,
  initial,
  account,
  onInput,
  onSubmit,
}: TrialContactFormProps) {
  const fields = createTrialFields(config);
  const { form, field } = useAppForm(fields, {
    start: { ...initial, email: account ?? initial.email },
    mode: 'onTouched',
    onInput,
    onSubmit,
    pending: false,
    error: null,
  });
  const hasField = (name: TrialSessionConfig['contactFields'][number]['field']) =>
    config.contactFields.some((one) => one.field === name);
  return (
    <Form of={form} id={id}>
      <FieldGroup legend={<FormattedMessage {...personMessages.person} />}>
        <FieldRow>
          <TextInput {...field('firstname')} />
          <TextInput {...field('lastname')} />
        </FieldRow>
        {account === undefined ? (
          <TextInput {...field('email')} hint={<FormattedMessage {...flowMessages.emailHint} />} />
        ) : (
          <Typography>{account}</Typography>
        )}
        {hasField('phone') && <TextInput {...field('phone')} />}
        {hasField('dateOfBirth') && <DateInput {...field('dateOfBirth')} />}
      </FieldGroup>
    </Form>
  );
}
