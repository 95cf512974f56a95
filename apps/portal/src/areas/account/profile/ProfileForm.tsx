import { FormattedMessage, useIntl } from 'react-intl';
import { localeName, locales } from '../../../lib/i18n/locales.ts';
import { AddressBlock } from '../../../lib/forms/AddressBlock.tsx';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { FieldGroup, FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { hasProvinces } from '../../../lib/forms/hasProvinces.ts';
import { formMessages } from '../../../lib/forms/messages.ts';
import { personMessages } from '../../../lib/forms/personMessages.ts';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { profileFields, type ProfileValues } from './profileFields.ts';
import { useSaveProfile } from './useSaveProfile.ts';

interface ProfileFormProps {
  userId: number;
  /** The saved values. */
  saved: ProfileValues;
}

/**
 * Form for the account holder's data. The draft is kept across pages; closing the tab asks for
 * confirmation.
 */
export function ProfileForm({ userId, saved }: ProfileFormProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { save, pending, error, done } = useSaveProfile(hasProvinces(studio.address.countryCode));
  const { form, field, reset } = useAppForm(profileFields, {
    start: saved,
    mode: 'onTouched',
    onSubmit: (values) => save(values, reset),
    pending,
    error,
    edits: { key: `profile.${userId}`, saved: done, savedMessage: messages.saved },
  });
  return (
    <Form of={form} submit={<FormattedMessage {...formMessages.save} />}>
      <FieldGroup legend={<FormattedMessage {...personMessages.person} />}>
        <FieldRow>
          <TextInput {...field('firstname')} />
          <TextInput {...field('lastname')} />
        </FieldRow>
        <DateInput {...field('dateOfBirth')} />
        <TextInput {...field('phone')} />
        <SelectInput
          {...field('locale')}
          options={locales.map((locale) => ({ value: locale, label: localeName(locale) }))}
          emptyLabel={intl.formatMessage(messages.localeOfStudio)}
        />
      </FieldGroup>
      <AddressBlock field={field} />
    </Form>
  );
}
