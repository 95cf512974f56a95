import { useListUsaStates } from '@studio-portal/sdk/api/reference-data';
import { FormattedMessage } from 'react-intl';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { messages } from '../messages.ts';

/** The state of an address, for studios in the United States alone, as is the list (specification 1, section 5). */
export function StateInput() {
  const { data: states = [] } = useListUsaStates();
  return (
    <SelectInput
      name="provinceCode"
      autoComplete="address-level1"
      label={<FormattedMessage {...messages.state} />}
      options={states.map(({ name, abbreviation }) => ({ value: abbreviation, label: name }))}
    />
  );
}
