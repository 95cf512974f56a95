import { useState } from 'react';
import { SelectField } from './SelectField.tsx';

const texts = {
  open: 'Open',
  close: 'Close',
  clear: 'Clear',
  search: 'Search',
  done: 'Done',
  noOptions: 'Nothing found',
};
const countries = [
  { label: 'Germany', value: 'DE' },
  { label: 'Hungary', value: 'HU' },
  { label: 'Italy', value: 'IT' },
  { label: 'Netherlands', value: 'NL' },
  { label: 'Spain (no studio yet)', value: 'ES', disabled: true },
];
const prefixes = [
  { label: 'Germany (+49)', value: 49, valueText: '+49' },
  { label: 'Italy (+39)', value: 39, valueText: '+39' },
];
const settled = { options: countries, texts, onChange: () => undefined };

export function One() {
  const [value, setValue] = useState<string | null>('IT');
  return (
    <SelectField
      {...settled}
      label="Country"
      value={value}
      onChange={setValue}
      required
      helperText="Where your contract is sent to"
    />
  );
}

export function Several() {
  const [value, setValue] = useState(['DE', 'NL']);
  return <SelectField {...settled} label="Countries" multiple value={value} onChange={setValue} />;
}

export function ShortText() {
  const [value, setValue] = useState<number | null>(49);
  return (
    <SelectField
      label="Country code"
      options={prefixes}
      texts={texts}
      value={value}
      onChange={setValue}
    />
  );
}

export const Empty = <SelectField {...settled} label="Country" value={null} />;
export const Large = <SelectField {...settled} label="Country" value={null} size="large" />;
export const Disabled = <SelectField {...settled} label="Country" value="DE" disabled />;
export const Faulty = (
  <SelectField
    {...settled}
    label="Country"
    value={null}
    required
    error
    helperText="This value is required"
  />
);
