import type { BookableModule, BookModuleRequest } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { OrderLaterLabel } from '../../checkout/flow/OrderLaterLabel.tsx';
import { formatLongDay, formatRecurringPrice } from '../../joining/words/contractFormats.ts';
import { fromWire, isDay, toWire } from '../../../lib/dates/dates.ts';
import { FactList } from '../../../lib/page/FactList.tsx';
import { path } from '../../../lib/address/paths.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { DayInput } from '../../../lib/forms/DayInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { moduleFields } from './moduleFields.ts';

interface BookModuleFormProps {
  module: BookableModule;
  booking: {
    mutate: (request: BookModuleRequest) => void;
    isPending: boolean;
    error: Error | null;
  };
}

/**
 * Form for the start date of a module, with its full cost directly above the button (legal: order
 * button).
 */
export function BookModuleForm({ module, booking }: BookModuleFormProps) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { earliestStartDate, latestStartDate, price, paymentFrequency, trialPeriod } = module;
  const days = {
    first: formatLongDay(earliestStartDate, intl),
    last: formatLongDay(latestStartDate, intl),
  };
  const { form, field } = useAppForm(moduleFields, {
    start: { startDate: fromWire(earliestStartDate) },
    pending: booking.isPending,
    error: booking.error,
    timeZone: studio.zoneId,
    onSubmit: ({ startDate }) => {
      if (!isDay(startDate)) return;
      const start = toWire(startDate);
      if (start < earliestStartDate || start > latestStartDate)
        form.control.setError('startDate', {
          type: 'range',
          message: intl.formatMessage(messages.notBetween),
        });
      else
        booking.mutate({
          contractId: module.contractId,
          contractModuleId: module.id,
          startDate: start,
          price,
        });
    },
  });
  return (
    <Form
      of={form}
      cancelTo={path('additionalModules', { studioUuid })}
      submit={
        <OrderLaterLabel price={price}>
          <FormattedMessage {...messages.bookTitle} values={{ name: module.name }} />
        </OrderLaterLabel>
      }
    >
      <DayInput
        {...field('startDate')}
        first={fromWire(earliestStartDate)}
        last={fromWire(latestStartDate)}
        hint={<FormattedMessage {...messages.between} values={days} />}
      />
      <Panel>
        <FactList
          facts={[
            [
              messages.price,
              <strong key="price">{formatRecurringPrice(price, paymentFrequency, intl)}</strong>,
            ],
            ...(trialPeriod
              ? [
                  [
                    messages.trial,
                    intl.formatMessage(messages.trialText, { term: formatTerm(trialPeriod, intl) }),
                  ] as const,
                ]
              : []),
            [messages.before, formatPrice(module.monthlyPriceBefore, intl.locale)],
            [messages.after, formatPrice(module.monthlyPrice, intl.locale)],
          ]}
        />
      </Panel>
    </Form>
  );
}
