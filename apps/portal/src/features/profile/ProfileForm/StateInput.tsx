import { useListUsaStates } from '@studio-portal/sdk/api/reference-data';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { messages } from '../messages.ts';

/** The state of an address in the United States; the list is loaded for those alone (specification 1, section 5). */
export function StateInput() {
  const inUsa = useWatch({ name: 'countryCode' }) === 'US';
  const { data: states = [] } = useListUsaStates({ query: { enabled: inUsa } });
  return (
    inUsa && (
      <SelectInput
        name="provinceCode"
        autoComplete="address-level1"
        label={<FormattedMessage {...messages.state} />}
        options={states.map(({ name, abbreviation }) => ({ value: abbreviation, label: name }))}
      />
    )
  );
}
