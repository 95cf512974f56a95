import { useListCountries } from '@studio-portal/sdk/api/registration';
import { useIntl } from 'react-intl';
import { SelectInput } from './SelectInput.tsx';
import type { FieldProps } from './useAppForm.ts';

/** A country, in the language of the reader. @param home can be chosen in any case, also when the list does not come (section 9) */
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
