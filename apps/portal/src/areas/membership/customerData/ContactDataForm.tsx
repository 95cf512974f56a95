import { getGetContactDataQueryKey, saveContactData } from '@studio-portal/sdk/api/customer-data';
import { useState } from 'react';
import { saveFormDraft } from '../../../lib/forms/formDrafts.ts';
import { withDraft } from '../../../lib/forms/withDraft.ts';
import type { ContactData } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Form } from '../../../lib/forms/Form.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contactDataFields, toContactRequest } from './dataFields.ts';
import { messages } from './messages.ts';
import { useSaveSection } from './useSaveSection.ts';

const key = 'customer.contact';

interface ContactDataFormProps {
  data: ContactData;
  onSaved: () => void;
  /** Address that Cancel leads to. */
  cancelTo: string;
}

/** Form for a member's contact data; does not change the login address. */
export function ContactDataForm({ data, onSaved, cancelTo }: ContactDataFormProps) {
  const { studio, user } = useStudio();
  const { mutate, isPending, error } = useSaveSection(
    'saveContactData',
    saveContactData,
    getGetContactDataQueryKey(),
    () => {
      saveFormDraft(key, undefined);
      onSaved();
    },
  );
  const [start] = useState(() =>
    withDraft(key, { email: data.email ?? '', phone: data.phone ?? '' }),
  );
  const { form, field } = useAppForm(contactDataFields, {
    start,
    mode: 'onTouched',
    pending: isPending,
    error,
    timeZone: studio.zoneId,
    onInput: (typed) => saveFormDraft(key, typed),
    onSubmit: (typed) => mutate(toContactRequest(typed)),
  });
  return (
    <Form
      of={form}
      cancelTo={cancelTo}
      submit={<FormattedMessage {...(data.approvalRequired ? messages.send : messages.save)} />}
    >
      <TextInput
        {...field('email')}
        hint={<FormattedMessage {...messages.emailHint} values={{ email: user?.email ?? '' }} />}
      />
      <TextInput {...field('phone')} />
    </Form>
  );
}
