import { FormattedMessage } from 'react-intl';
import { ChoiceInput } from '../../../lib/forms/ChoiceInput.tsx';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { FieldGroup, FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { DayInput } from '../../../lib/forms/DayInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import type { AppForm, FieldOf } from '../../../lib/forms/useAppForm.ts';
import type { cancelationFields } from './fields.ts';
import { messages } from './messages.ts';

interface CancelationFormProps {
  form: AppForm;
  field: FieldOf<typeof cancelationFields>;
}

/**
 * Form with the contents of a cancelation: type, reason, person, membership, end date and email for
 * the receipt.
 */
export const CancelationForm = ({ form, field }: CancelationFormProps) => (
  <Form of={form} submit={<FormattedMessage {...messages.cancelNow} />}>
    <ChoiceInput
      {...field('type')}
      options={[
        {
          value: 'ORDINARY',
          title: <FormattedMessage {...messages.ordinary} />,
          text: <FormattedMessage {...messages.ordinaryText} />,
        },
        {
          value: 'EXTRAORDINARY',
          title: <FormattedMessage {...messages.extraordinary} />,
          text: <FormattedMessage {...messages.extraordinaryText} />,
        },
      ]}
    />
    <TextInput {...field('reason')} rows={3} hint={<FormattedMessage {...messages.reasonHint} />} />
    <FieldGroup legend={<FormattedMessage {...messages.who} />}>
      <FieldRow>
        <TextInput {...field('firstname')} />
        <TextInput {...field('lastname')} />
      </FieldRow>
      <TextInput
        {...field('customerNumber')}
        hint={<FormattedMessage {...messages.customerNumberHint} />}
      />
      <DateInput {...field('dateOfBirth')} />
    </FieldGroup>
    <TextInput {...field('contract')} hint={<FormattedMessage {...messages.contract} />} />
    <DayInput {...field('contractEndDate')} hint={<FormattedMessage {...messages.endDate} />} />
    <TextInput {...field('email')} hint={<FormattedMessage {...messages.emailHint} />} />
  </Form>
);
