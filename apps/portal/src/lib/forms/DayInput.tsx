import { styled } from '@mui/material/styles';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Icon } from '@studio-portal/ui/Icon';
import { controls, radii, space } from '@studio-portal/ui/tokens';
import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight } from 'lucide';
import { DateTime } from 'luxon';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Day } from '../dates/dates.ts';
import { formMessages } from './messages.ts';
import type { FieldProps } from './useAppForm.ts';
import { useField } from './useField.ts';

/** A day has no time zone; in UTC each day has a midnight. */
const zone = 'utc';

const parseDay = (day: string): DateTime => DateTime.fromISO(day, { zone });

/** Value of a field whose parts make no day, such as 31 February; the schema refuses it. */
const noDay = '-';

const toText = (value: DateTime | null): string =>
  value === null ? '' : (value.toISODate() ?? noDay);

const icons = {
  openPickerIcon: () => <Icon of={CalendarDays} size={20} />,
  switchViewIcon: () => <Icon of={ChevronDown} size={20} />,
  leftArrowIcon: () => <Icon of={ChevronLeft} size={20} />,
  rightArrowIcon: () => <Icon of={ChevronRight} size={20} />,
};

/** Looks like the other fields (`MuiOutlinedInput` of the theme), of which it is no variant. */
const fieldStyle = {
  '& .MuiPickersOutlinedInput-root': {
    minHeight: controls.textFieldHeight,
    paddingInline: space(12),
    borderRadius: radii.control,
    backgroundColor: 'background.paper',
    '&:not(.Mui-error, .Mui-focused, :hover) .MuiPickersOutlinedInput-notchedOutline': {
      borderColor: 'outline',
    },
  },
  // The gap for the label is as wide as the label only with its font size.
  '& .MuiPickersOutlinedInput-notchedOutline': { fontSize: '1rem' },
  '& .MuiPickersInputBase-sectionsContainer': {
    paddingBlock: space(10),
    fontSize: '1rem',
    lineHeight: 1.5,
  },
} as const;

/** Texts of the field and its calendar. */
function useTexts() {
  const { formatMessage, locale } = useIntl();
  return {
    day: formatMessage(formMessages.day),
    month: formatMessage(formMessages.month),
    year: formatMessage(formMessages.year),
    empty: formatMessage(formMessages.emptyPart),
    fieldDayPlaceholder: () => formatMessage(formMessages.dayPlaceholder),
    fieldMonthPlaceholder: () => formatMessage(formMessages.monthPlaceholder),
    fieldYearPlaceholder: () => formatMessage(formMessages.yearPlaceholder),
    previousMonth: formatMessage(formMessages.previousMonth),
    nextMonth: formatMessage(formMessages.nextMonth),
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      formatMessage(view === 'year' ? formMessages.showDays : formMessages.showYears),
    openDatePickerDialogue: () => formatMessage(formMessages.openCalendar),
    locale,
  };
}

const Hint = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

interface DayInputProps extends FieldProps<'date'> {
  /** Always shown below the field, such as the days that are possible. */
  hint?: ReactNode;
  /** First day that the calendar offers. */
  first?: Day;
  /** Last day that the calendar offers. */
  last?: Day;
}

/**
 * Asks for a day (`YYYY-MM-DD`) as digits in the order of the locale, or in a calendar. A native
 * date field would follow the language of the browser instead of the portal's. Days outside `first`
 * and `last` can be typed, so that the form can say why they are refused.
 */
export function DayInput(props: DayInputProps) {
  const { label, required, hint, first, last } = props;
  const { field, id, text, fault } = useField(props);
  const { locale, ...texts } = useTexts();
  // Another object would make the picker drop what is typed but no day yet.
  const value = useMemo(() => (text === '' ? null : parseDay(text)), [text]);
  const below =
    fault && hint ? (
      <>
        {fault}
        <Hint>{hint}</Hint>
      </>
    ) : (
      (fault ?? hint)
    );
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale}>
      <DesktopDatePicker
        label={label}
        localeText={texts}
        timezone={zone}
        value={value}
        onChange={(changed) => field.onChange(toText(changed))}
        {...(first ? { minDate: parseDay(first), referenceDate: parseDay(first) } : {})}
        {...(last ? { maxDate: parseDay(last) } : {})}
        inputRef={field.ref}
        dayOfWeekFormatter={(weekday) => weekday.toFormat('ccc')}
        disableHighlightToday
        slots={icons}
        slotProps={{
          textField: {
            id,
            required,
            error: Boolean(fault),
            helperText: below,
            fullWidth: true,
            onBlur: field.onBlur,
            sx: fieldStyle,
            slotProps: { inputLabel: { shrink: true } },
          },
          desktopPaper: { sx: { borderRadius: radii.card } },
        }}
      />
    </LocalizationProvider>
  );
}
