import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { controls, space } from '@studio-portal/ui/tokens';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyNamed } from '../browser/lazyNamed.ts';
import { type Day, formatDay, fromWire } from '../dates/dates.ts';
import { FieldRow } from '../forms/FieldGroup.tsx';
import { Form } from '../forms/Form.tsx';
import { useAppForm } from '../forms/useAppForm.ts';
import { filterFields } from './filterFields.ts';
import { messages } from './messages.ts';

// The calendar is larger than the list that it filters, so it loads beside it.
const DayInput = lazyNamed(() => import('../forms/DayInput.tsx'), 'DayInput');

const Room = styled('section')({ maxWidth: 640, marginBlock: space(24) });

const fieldRoom = <Skeleton variant="rounded" height={controls.textFieldHeight} />;

interface DayFilterProps {
  /** The period that is shown now. */
  shown: { startDate: Date; endDate: Date };
  /** First day with data; undefined while unknown. */
  earliest: Day | undefined;
  onShow: (days: { startDate: string; endDate: string }) => void;
}

/** Filters a list by first and last day. */
export function DayFilter({ shown, earliest, onShow }: DayFilterProps) {
  const intl = useIntl();
  const { form, field } = useAppForm(filterFields, {
    start: { startDate: fromWire(shown.startDate), endDate: fromWire(shown.endDate) },
    pending: false,
    error: null,
    onSubmit: (days) => {
      if (earliest !== undefined && days.startDate < earliest)
        form.control.setError('startDate', {
          type: 'earliest',
          message: intl.formatMessage(messages.tooEarly, {
            day: formatDay(earliest, intl.locale, { dateStyle: 'long' }),
          }),
        });
      else if (days.endDate < days.startDate)
        form.control.setError('endDate', {
          type: 'order',
          message: intl.formatMessage(messages.order),
        });
      else onShow(days);
    },
  });
  return (
    <Room aria-label={intl.formatMessage(messages.filter)}>
      <Form of={form}>
        <FieldRow ratio="1fr 1fr auto">
          <Suspense fallback={fieldRoom}>
            <DayInput {...field('startDate')} />
          </Suspense>
          <Suspense fallback={fieldRoom}>
            <DayInput {...field('endDate')} />
          </Suspense>
          <Button
            type="submit"
            variant="outlined"
            // As tall as the fields beside it.
            sx={{ alignSelf: 'start', minHeight: controls.textFieldHeight }}
          >
            <FormattedMessage {...messages.show} />
          </Button>
        </FieldRow>
      </Form>
    </Room>
  );
}
