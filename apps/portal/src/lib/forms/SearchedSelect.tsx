import { SelectField } from '@studio-portal/ui/SelectField';
import { useIntl } from 'react-intl';
import { formMessages } from './messages.ts';
import type { SelectInputProps } from './SelectInput.tsx';
import { useField } from './useField.ts';

/** The select with search: a combobox, on a phone an overlay. */
export function SearchedSelect(props: SelectInputProps) {
  const { label, options, required, emptyLabel, autoComplete } = props;
  const intl = useIntl();
  const { field, id, text, fault } = useField(props);
  const say = (message: keyof typeof formMessages) => intl.formatMessage(formMessages[message]);
  return (
    <SelectField
      id={id}
      label={label}
      options={options}
      autoComplete={autoComplete}
      texts={{
        open: say('open'),
        close: say('close'),
        clear: say('clear'),
        search: say('search'),
        done: say('done'),
        noOptions: say('noOptions'),
      }}
      value={text === '' ? null : text}
      onChange={(value) => field.onChange(value ?? '')}
      onBlur={field.onBlur}
      required={required}
      error={Boolean(fault)}
      helperText={fault ?? (text === '' ? emptyLabel : undefined)}
    />
  );
}
