import { FormattedMessage } from 'react-intl';
import { AddressBlock } from '../../../lib/forms/AddressBlock.tsx';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { FieldGroup, FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { personMessages } from '../../../lib/forms/personMessages.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import type { Subject } from '../flow/Flow.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { type ContactValues, createContactFields } from './contactFields.ts';

interface ContactFormProps {
  /** Id that the step's button refers to. */
  id: string;
  initial: ContactValues;
  /** What is sold, which decides what is asked for. */
  subject: Pick<Subject, 'isNameOnly' | 'asks'>;
  /**
   * Called on every keystroke, so that the flow can save the draft for reload, login and redirect.
   */
  onInput: (values: ContactValues) => void;
  onSubmit: (values: ContactValues) => void;
  /** State of the call that `onSubmit` starts, if any; its errors show at their fields. */
  pending: boolean;
  error: unknown;
  /** Time zone of the studio, for times in error messages. */
  timeZone: string;
}

/** Form for the person and, unless the name is enough, their date of birth and address. */
export function ContactForm({ id, initial, subject, ...sending }: ContactFormProps) {
  const { isNameOnly, asks } = subject;
  const fields = createContactFields(subject);
  const { form, field } = useAppForm(fields, {
    start: initial,
    mode: 'onTouched',
    ...sending,
  });
  const name = (
    <>
      <FieldRow>
        <TextInput {...field('firstname')} />
        <TextInput {...field('lastname')} />
      </FieldRow>
      <TextInput {...field('email')} hint={<FormattedMessage {...flowMessages.emailHint} />} />
    </>
  );
  return (
    <Form of={form} id={id}>
      {isNameOnly ? (
        <>
          {name}
          {asks?.dateOfBirth === 'required' && <DateInput {...field('dateOfBirth')} />}
          {asks?.phone === 'required' && <TextInput {...field('phone')} />}
        </>
      ) : (
        <>
          <FieldGroup legend={<FormattedMessage {...personMessages.person} />}>
            {name}
            <DateInput {...field('dateOfBirth')} />
            <TextInput {...field('phone')} />
          </FieldGroup>
          <AddressBlock field={field} />
        </>
      )}
    </Form>
  );
}
