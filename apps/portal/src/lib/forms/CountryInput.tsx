import { useListCountries } from '@studio-portal/sdk/api/registration';
import { useIntl } from 'react-intl';
import { SelectInput } from './SelectInput.tsx';
import type { FieldProps } from './useAppForm.ts';

/**
 * Selects a country, named in the user's language. @param home remains available if the list fails
 * to load (spec 9)
 */
export function CountryInput({ home, ...props }: FieldProps<'choice'> & { home: string }) {
  const intl = useIntl();
  const { data } = useListCountries({ locale: intl.locale });
  const countries = data?.length
    ? data
    : [{ key: home, value: intl.formatDisplayName(home, { type: 'region' }) ?? home }];
  return (
    <SelectInput
      {...props}
      options={countries.map(({ key, value }) => ({ value: key, label: value }))}
    />
  );
}
