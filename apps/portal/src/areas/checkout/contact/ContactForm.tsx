import { FormattedMessage } from 'react-intl';
import { AddressBlock } from '../../../lib/forms/AddressBlock.tsx';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { FieldGroup, FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { personMessages } from '../../../lib/forms/personMessages.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { masterDataFields } from '../masterData/masterDataFields.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { contactFields, type ContactValues } from './contactFields.ts';

interface ContactFormProps {
  /** Names the form to the button of its step, which stands outside. */
  id: string;
  initial: ContactValues;
  /** Whether the studio has to be able to call. */
  needsPhone: boolean;
  /** Hears of every keystroke, so that the flow can keep it for reload, login and redirect. */
  onTyped: (values: ContactValues) => void;
  onSubmit: (values: ContactValues) => void;
  /** The call that `onSubmit` starts, if any: its faults are told at their fields. */
  pending: boolean;
  error: unknown;
  /** Of the studio, for times in error texts. */
  timeZone: string;
}

/** Who is coming: the person and where they live. */
export function ContactForm({ id, initial, needsPhone, ...sending }: ContactFormProps) {
  const { phone } = contactFields;
  const fields = needsPhone
    ? { ...contactFields, phone: { ...phone, label: masterDataFields.phone.label, required: true } }
    : contactFields;
  const { form, field } = useAppForm(fields, {
    start: initial,
    mode: 'onTouched',
    ...sending,
  });
  return (
    <Form of={form} id={id}>
      <FieldGroup legend={<FormattedMessage {...personMessages.person} />}>
        <FieldRow>
          <TextInput {...field('firstname')} />
          <TextInput {...field('lastname')} />
        </FieldRow>
        <TextInput {...field('email')} hint={<FormattedMessage {...flowMessages.emailHint} />} />
        <DateInput {...field('dateOfBirth')} />
        <TextInput {...field('phone')} />
      </FieldGroup>
      <AddressBlock field={field} />
    </Form>
  );
}
