import Skeleton from '@mui/material/Skeleton';
import type { Country } from '@studio-portal/sdk/types';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadPart } from '../loadPart.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { FieldGroup, FieldRow } from './FieldGroup.tsx';
import { personMessages } from './personMessages.ts';
import { TextInput } from './TextInput.tsx';

// The list of countries is the last field; the form need not wait for it.
const SelectInput = lazy(async () => ({
  default: (await loadPart(() => import('./SelectInput.tsx'))).SelectInput,
}));

interface AddressFieldsProps {
  countries: readonly Country[];
  /** Whether the flow needs the address; the house number is never asked for. */
  required?: boolean;
}

/**
 * Fields `street`, `houseNumber`, `zipCode`, `city` and `countryCode` of the form around them, in the order of the studio's country
 * (specification 1, section 5).
 */
export function AddressFields({ countries, required = false }: AddressFieldsProps) {
  const { houseNumberFirst } = useStudio().studio.address;
  const houseNumber = (
    <TextInput
      name="houseNumber"
      autoComplete="address-line2"
      label={<FormattedMessage {...personMessages.houseNumber} />}
    />
  );
  return (
    <FieldGroup legend={<FormattedMessage {...personMessages.address} />}>
      <FieldRow ratio={houseNumberFirst ? '1fr 2fr' : '2fr 1fr'}>
        {houseNumberFirst && houseNumber}
        <TextInput
          name="street"
          autoComplete="address-line1"
          label={<FormattedMessage {...personMessages.street} />}
          required={required}
        />
        {!houseNumberFirst && houseNumber}
      </FieldRow>
      <FieldRow ratio="1fr 2fr">
        <TextInput
          name="zipCode"
          autoComplete="postal-code"
          label={<FormattedMessage {...personMessages.zipCode} />}
          required={required}
        />
        <TextInput
          name="city"
          autoComplete="address-level2"
          label={<FormattedMessage {...personMessages.city} />}
          required={required}
        />
      </FieldRow>
      <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
        <SelectInput
          name="countryCode"
          autoComplete="country"
          label={<FormattedMessage {...personMessages.countryCode} />}
          options={countries.map(({ key, value }) => ({ value: key, label: value }))}
          required={required}
        />
      </Suspense>
    </FieldGroup>
  );
}
