import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHydrated } from '../browser/useHydrated.ts';
import { type DayPart, dayPartOrder } from '../dates/dates.ts';
import { birthYears } from './checks.ts';
import { formMessages } from './messages.ts';
import { SelectIcon } from './SelectIcon.tsx';
import type { FieldProps } from './useAppForm.ts';
import { useField } from './useField.ts';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(8),
  marginTop: space(12),
});

const numberOptions = (last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'));

/** Label and options of each part (spec 5). */
const parts = {
  day: { label: formMessages.day, choices: () => numberOptions(31) },
  month: { label: formMessages.month, choices: () => numberOptions(12) },
  year: { label: formMessages.year, choices: () => birthYears().map(String) },
} as const satisfies Record<DayPart, object>;

/** Splits `YYYY-MM-DD` into parts; missing ones are empty. */
function splitDay(text: string): Record<DayPart, string> {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
}

const joinDay = ({ year, month, day }: Record<DayPart, string>): string =>
  year || month || day ? `${year}-${month}-${day}` : '';

interface DateInputProps extends FieldProps<'birthday'> {
  /** Shown below the parts unless there is an error. */
  hint?: ReactNode;
}

/**
 * Asks for a date of birth in three native selects, in the order of the locale. Native lists work
 * on every phone, keyboard and screen reader, and need no paging through decades of a calendar. It
 * is one question, so it shows one error.
 */
export function DateInput(props: DateInputProps) {
  const { label, required, hint } = props;
  const intl = useIntl();
  const isHydrated = useHydrated();
  const { field, id, text, fault, textId } = useField(props);
  const chosen = splitDay(text);
  const below = fault ?? hint;
  return (
    <FormControl
      component="fieldset"
      error={Boolean(fault)}
      required={required}
      aria-describedby={below ? textId : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Blur the field only when the focus leaves all three parts.
        if (!currentTarget.contains(relatedTarget)) field.onBlur();
      }}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <Parts>
        {dayPartOrder(intl.locale).map((part, index) => {
          const name = intl.formatMessage(parts[part].label);
          const partId = index === 0 ? id : `${id}-${part}`;
          // The server may render in another year.
          const choices = part === 'year' && !isHydrated ? [] : parts[part].choices();
          const own = chosen[part];
          return (
            <FormControl key={part} error={Boolean(fault)}>
              <InputLabel htmlFor={partId} shrink>
                {name}
              </InputLabel>
              <NativeSelect
                value={own}
                IconComponent={SelectIcon}
                onChange={({ target }) =>
                  field.onChange(joinDay({ ...chosen, [part]: target.value }))
                }
                {...(index === 0 ? { inputRef: field.ref } : {})}
                input={<OutlinedInput label={name} notched />}
                // Not on the FormControl, whose label would repeat the legend's asterisk.
                inputProps={{ id: partId, autoComplete: `bday-${part}`, required }}
              >
                <option value="" aria-label="–" />
                {(own === '' || choices.includes(own) ? choices : [own, ...choices]).map(
                  (choice) => (
                    <option key={choice} value={choice}>
                      {choice}
                    </option>
                  ),
                )}
              </NativeSelect>
            </FormControl>
          );
        })}
      </Parts>
      {below && <FormHelperText id={textId}>{below}</FormHelperText>}
    </FormControl>
  );
}
