import { SelectField } from '@studio-portal/ui/SelectField';
import type { SelectInputProps } from './SelectInput.tsx';
import { useField } from './useField.ts';
import { useSelectTexts } from './useSelectTexts.ts';

/** Renders the searchable select: a combobox, on phones an overlay. */
export function SearchedSelect(props: SelectInputProps) {
  const { label, options, required, emptyLabel, autoComplete } = props;
  const texts = useSelectTexts();
  const { field, id, text, fault } = useField(props);
  return (
    <SelectField
      id={id}
      label={label}
      options={options}
      autoComplete={autoComplete}
      texts={texts}
      value={text === '' ? null : text}
      onChange={(value) => field.onChange(value ?? '')}
      onBlur={field.onBlur}
      required={required}
      error={Boolean(fault)}
      helperText={fault ?? (text === '' ? emptyLabel : undefined)}
    />
  );
}
