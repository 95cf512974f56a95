import { type ChoiceCard, ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import type { FieldProps } from './useAppForm.ts';
import { useField } from './useField.ts';

interface ChoiceInputProps extends FieldProps<'choice'> {
  options: readonly ChoiceCard[];
  columns?: 1 | 2;
}

/** Shows a few options at once. The error summary links to the first. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { label, required, options, columns } = props;
  const { field, id, text, fault } = useField(props);
  return (
    <ChoiceCards
      id={id}
      inputRef={field.ref}
      legend={label}
      options={options}
      {...(columns ? { columns } : {})}
      selected={text}
      onSelect={field.onChange}
      onBlur={field.onBlur}
      required={required}
      error={fault}
    />
  );
}
