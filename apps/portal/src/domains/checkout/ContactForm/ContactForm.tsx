import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import type { Country } from '@studio-portal/sdk/types';
import { lazy, Suspense, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldGroup, FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { FormShell } from '../../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../../lib/forms/lazyResolver.ts';
import { personLabels, personMessages } from '../../../lib/forms/personMessages.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { loadPart } from '../../../lib/loadPart.ts';
import { updateDraft } from '../flowDraft.ts';
import { flowMessages } from '../flowMessages.ts';
import type { ContactValues } from './schema.ts';

// The address is the second half of the form, so the first need not wait for it.
const AddressFields = lazy(async () => ({
  default: (await loadPart(() => import('../../../lib/forms/AddressFields.tsx'))).AddressFields,
}));

export const contactFormId = 'contact-form';

interface ContactFormProps {
  initial: ContactValues;
  /** Whose draft it is: address where the flow begins. */
  subject: string;
  countries: readonly Country[];
  onSubmit: (values: ContactValues) => void;
}

/** Who is coming. Every keystroke goes into the draft, so that reload and login lose nothing. */
export function ContactForm({ initial, subject, countries, onSubmit }: ContactFormProps) {
  const intl = useIntl();
  const form = useForm<ContactValues>({
    resolver: lazyResolver(async () => (await import('./schema.ts')).contactSchema(intl)),
    defaultValues: initial,
    mode: 'onTouched',
  });
  const typed = useWatch({ control: form.control });
  useEffect(
    () => updateDraft(subject, { contact: { ...initial, ...typed } }),
    [subject, initial, typed],
  );
  return (
    <FormShell
      id={contactFormId}
      form={form}
      labels={personLabels(intl)}
      onSubmit={onSubmit}
      loading={false}
      submitError={null}
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
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          label={<FormattedMessage {...personMessages.email} />}
          hint={<FormattedMessage {...flowMessages.emailHint} />}
          required
        />
        <FieldRow>
          <TextInput
            name="dateOfBirth"
            type="date"
            autoComplete="bday"
            label={<FormattedMessage {...personMessages.dateOfBirth} />}
            required
          />
          <TextInput
            name="phone"
            type="tel"
            autoComplete="tel"
            label={<FormattedMessage {...personMessages.phone} />}
          />
        </FieldRow>
      </FieldGroup>
      <Suspense fallback={<FormSkeleton />}>
        <AddressFields countries={countries} required />
      </Suspense>
    </FormShell>
  );
}
