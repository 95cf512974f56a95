import type {
  CancelationReason,
  ContractExitPromise,
  OrdinaryCancelationRequest,
} from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { fromWire } from '../../../lib/dates/dates.ts';
import { ChoiceInput } from '../../../lib/forms/ChoiceInput.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { ExitPromise } from './ExitPromise.tsx';
import { leaveFields, toLeaveRequest } from './leaveFields.ts';
import { leaveMessages as messages } from './leaveMessages.ts';

interface LeaveFormProps {
  of: 'contract' | 'module';
  /** The days on which it can end, the earliest first, each with what it means. */
  dates: readonly ContractExitPromise[];
  reasons: readonly CancelationReason[];
  leaving: {
    mutate: (request: OrdinaryCancelationRequest) => void;
    isPending: boolean;
    error: Error | null;
  };
}

/** To which day and why; under the choice all that comes of it, above the button that does it. */
export function LeaveForm({ of, dates, reasons, leaving }: LeaveFormProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const [first] = dates;
  const { form, field } = useAppForm(leaveFields, {
    start: {
      contractEndDate: first ? fromWire(first.contractEndDate) : '',
      cancelationReasonId: '',
    },
    pending: leaving.isPending,
    error: leaving.error,
    timeZone: studio.zoneId,
    onSubmit: (typed) => leaving.mutate(toLeaveRequest(typed)),
  });
  return (
    <Form
      of={form}
      submit={
        <FormattedMessage
          {...(of === 'contract' ? messages.confirmContract : messages.confirmModule)}
        />
      }
    >
      {dates.length > 1 && (
        <ChoiceInput
          {...field('contractEndDate')}
          options={dates.map(({ contractEndDate, stillCharged, charges }) => ({
            value: fromWire(contractEndDate),
            title: formatLongDay(contractEndDate, intl),
            text:
              charges.length === 0
                ? intl.formatMessage(messages.nothing)
                : intl.formatMessage(messages.pays, {
                    price: formatPrice(stillCharged, intl.locale),
                  }),
          }))}
        />
      )}
      <SelectInput
        {...field('cancelationReasonId')}
        options={reasons.map(({ id, name }) => ({ value: String(id), label: name }))}
        emptyLabel={intl.formatMessage(messages.noReason)}
      />
      <Chosen dates={dates} />
    </Form>
  );
}

/** What comes of the day that is chosen. */
function Chosen({ dates }: { dates: readonly ContractExitPromise[] }) {
  const chosen: unknown = useWatch().contractEndDate;
  const promise = dates.find(({ contractEndDate }) => fromWire(contractEndDate) === chosen);
  return (
    promise && (
      <Panel aria-live="polite">
        <ExitPromise promise={promise} />
      </Panel>
    )
  );
}
