import type {
  CancelationReason,
  ContractExitPromise,
  OrdinaryCancelationRequest,
} from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { useEffect } from 'react';
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
import { cancelContractFields, toCancelRequest } from './cancelContractFields.ts';
import { cancelMessages as messages } from './cancelMessages.ts';

interface CancelContractFormProps {
  of: 'contract' | 'module';
  /** Possible end dates, earliest first, each with its effect. */
  dates: readonly ContractExitPromise[];
  reasons: readonly CancelationReason[];
  cancelation: {
    mutate: (request: OrdinaryCancelationRequest) => void;
    isPending: boolean;
    error: Error | null;
  };
}

/** Form for the end date and the reason; shows the effect of the selected date above the button. */
export function CancelContractForm({ of, dates, reasons, cancelation }: CancelContractFormProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const [first = ''] = dates.map(({ contractEndDate }) => fromWire(contractEndDate));
  const { form, field } = useAppForm(cancelContractFields, {
    start: { contractEndDate: first, cancelationReasonId: '' },
    pending: cancelation.isPending,
    error: cancelation.error,
    timeZone: studio.zoneId,
    onSubmit: (typed) => cancelation.mutate(toCancelRequest(typed)),
  });
  const { formState, getValues, setValue } = form.control;
  // A refetch may drop the selected date.
  useEffect(() => {
    const selected: unknown = getValues('contractEndDate');
    if (!dates.some(({ contractEndDate }) => fromWire(contractEndDate) === selected))
      setValue('contractEndDate', first);
  }, [dates, first, getValues, setValue]);
  return (
    <Form
      of={form}
      submit={
        <FormattedMessage
          {...(of === 'contract' ? messages.confirmContract : messages.confirmModule)}
        />
      }
    >
      {(dates.length > 1 || formState.errors.contractEndDate) && (
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
      <SelectedEffect dates={dates} />
    </Form>
  );
}

/** Effect of the selected date. */
function SelectedEffect({ dates }: { dates: readonly ContractExitPromise[] }) {
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
