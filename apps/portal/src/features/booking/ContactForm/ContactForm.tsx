import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Country } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { lazy, Suspense, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { FormShell } from '../../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../../lib/forms/lazyResolver.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { updateDraft } from '../draft.ts';
import { flowMessages } from '../flowMessages.ts';
import type { ContactValues } from './schema.ts';

// The list of countries is the last field but one; the form need not wait for it.
const SelectInput = lazy(async () => ({
  default: (await import('../../../lib/forms/SelectInput.tsx')).SelectInput,
}));

export const contactFormId = 'contact-form';

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: space(16),
});
const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h3,
  padding: 0,
  marginBottom: space(12),
}));
const two = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
const wideAndNarrow = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
};

/** What the summary of faults calls the fields, in their order. */
const labelsIn = (intl: IntlShape): Record<keyof ContactValues, string> => {
  const say = (key: Exclude<keyof ContactValues, 'countryCode'> | 'country') =>
    intl.formatMessage(flowMessages[key]);
  return {
    firstname: say('firstname'),
    lastname: say('lastname'),
    email: say('email'),
    dateOfBirth: say('dateOfBirth'),
    phone: say('phone'),
    street: say('street'),
    houseNumber: say('houseNumber'),
    zipCode: say('zipCode'),
    city: say('city'),
    countryCode: say('country'),
  };
};

interface ContactFormProps {
  initial: ContactValues;
  countries: readonly Country[];
  onSubmit: (values: ContactValues) => void;
}

/** Who is coming. Every keystroke goes into the draft, so that reload and login lose nothing. */
export function ContactForm({ initial, countries, onSubmit }: ContactFormProps) {
  const intl = useIntl();
  const form = useForm<ContactValues>({
    resolver: lazyResolver(async () => (await import('./schema.ts')).contactSchema(intl)),
    defaultValues: initial,
    mode: 'onTouched',
  });
  const typed = useWatch({ control: form.control });
  useEffect(() => updateDraft({ contact: { ...initial, ...typed } }), [initial, typed]);
  const text = (message: (typeof flowMessages)['street']) => <FormattedMessage {...message} />;
  return (
    <FormShell
      id={contactFormId}
      form={form}
      labels={labelsIn(intl)}
      onSubmit={onSubmit}
      loading={false}
      submitError={null}
    >
      <Group>
        <Legend>{text(flowMessages.person)}</Legend>
        <Box sx={two}>
          <TextInput
            name="firstname"
            autoComplete="given-name"
            label={text(flowMessages.firstname)}
            required
          />
          <TextInput
            name="lastname"
            autoComplete="family-name"
            label={text(flowMessages.lastname)}
            required
          />
        </Box>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          label={text(flowMessages.email)}
          hint={text(flowMessages.emailHint)}
          required
        />
        <Box sx={two}>
          <TextInput
            name="dateOfBirth"
            type="date"
            autoComplete="bday"
            label={text(flowMessages.dateOfBirth)}
            required
          />
          <TextInput name="phone" type="tel" autoComplete="tel" label={text(flowMessages.phone)} />
        </Box>
      </Group>
      <Group>
        <Legend>{text(flowMessages.address)}</Legend>
        <Box sx={wideAndNarrow}>
          <TextInput
            name="street"
            autoComplete="address-line1"
            label={text(flowMessages.street)}
            required
          />
          <TextInput
            name="houseNumber"
            autoComplete="address-line2"
            label={text(flowMessages.houseNumber)}
          />
        </Box>
        <Box sx={{ ...wideAndNarrow, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
          <TextInput
            name="zipCode"
            autoComplete="postal-code"
            label={text(flowMessages.zipCode)}
            required
          />
          <TextInput
            name="city"
            autoComplete="address-level2"
            label={text(flowMessages.city)}
            required
          />
        </Box>
        <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
          <SelectInput
            name="countryCode"
            autoComplete="country"
            label={text(flowMessages.country)}
            options={countries.map(({ key, value }) => ({ value: key, label: value }))}
            required
          />
        </Suspense>
      </Group>
    </FormShell>
  );
}
