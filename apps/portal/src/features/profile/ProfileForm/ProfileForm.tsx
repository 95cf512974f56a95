import Button from '@mui/material/Button';
import type { Country } from '@studio-portal/sdk/types';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { localeName, locales } from '../../../site/language/locales.ts';
import { AddressFields } from '../../../lib/forms/AddressFields.tsx';
import { FieldGroup, FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { FormShell } from '../../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../../lib/forms/lazyResolver.ts';
import { personLabels, personMessages } from '../../../lib/forms/personMessages.ts';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { messages } from '../messages.ts';
import { keepTyped, typedBefore } from '../typedProfile.ts';
import { useSaveProfile } from '../useSaveProfile.ts';
import type { ProfileValues } from './schema.ts';
import { StateInput } from './StateInput.tsx';

interface ProfileFormProps {
  userId: number;
  /** What is saved now. */
  saved: ProfileValues;
  countries: readonly Country[];
}

/** Who the account belongs to. What was typed stays when the reader looks at other pages; closing the tab asks first. */
export function ProfileForm({ userId, saved, countries }: ProfileFormProps) {
  const intl = useIntl();
  const form = useForm<ProfileValues>({
    resolver: lazyResolver(async () => (await import('./schema.ts')).profileSchema(intl)),
    defaultValues: saved,
    mode: 'onTouched',
  });
  const { reset, formState } = form;
  const { isDirty } = formState;
  // Laid over what is saved, so that the form knows what differs.
  const [before] = useState(() => typedBefore(userId));
  useEffect(() => {
    if (before) reset(before, { keepDefaultValues: true });
  }, [before, reset]);
  const typed = useWatch({ control: form.control });
  useEffect(
    () => keepTyped(userId, isDirty ? { ...saved, ...typed } : undefined),
    [userId, isDirty, saved, typed],
  );
  useAskBeforeClosing(isDirty);
  const inUsa = useStudio().studio.address.countryCode === 'US';
  const { save, pending, error, done } = useSaveProfile(reset, inUsa);
  const { email: _, ...labels } = personLabels(intl);
  return (
    <>
      <FormShell
        form={form}
        labels={{
          ...labels,
          locale: intl.formatMessage(messages.locale),
          provinceCode: intl.formatMessage(messages.state),
        }}
        onSubmit={save}
        loading={pending}
        submitError={error}
        submitLabel={<FormattedMessage {...messages.save} />}
      >
        <FieldGroup legend={<FormattedMessage {...personMessages.person} />}>
          <FieldRow>
            <TextInput
              name="firstname"
              autoComplete="given-name"
              label={<FormattedMessage {...personMessages.firstname} />}
              required
            />
            <TextInput
              name="lastname"
              autoComplete="family-name"
              label={<FormattedMessage {...personMessages.lastname} />}
              required
            />
          </FieldRow>
          <FieldRow>
            <TextInput
              name="dateOfBirth"
              type="date"
              autoComplete="bday"
              label={<FormattedMessage {...personMessages.dateOfBirth} />}
            />
            <TextInput
              name="phone"
              type="tel"
              autoComplete="tel"
              label={<FormattedMessage {...personMessages.phone} />}
            />
          </FieldRow>
          <SelectInput
            name="locale"
            autoComplete="language"
            label={<FormattedMessage {...messages.locale} />}
            options={locales.map((locale) => ({ value: locale, label: localeName(locale) }))}
            emptyLabel={intl.formatMessage(messages.localeOfStudio)}
          />
        </FieldGroup>
        <AddressFields countries={countries} />
        {inUsa && <StateInput />}
      </FormShell>
      <p role="status">{done && !isDirty && <FormattedMessage {...messages.saved} />}</p>
      {isDirty && (
        <Button variant="text" onClick={() => reset(saved)}>
          <FormattedMessage {...messages.discard} />
        </Button>
      )}
    </>
  );
}

/** The browser asks in its own words whether the page may go. */
function useAskBeforeClosing(asks: boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => asks && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
