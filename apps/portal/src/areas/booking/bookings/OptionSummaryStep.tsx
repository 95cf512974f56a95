import Typography from '@mui/material/Typography';
import type { BookingOption } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { AttemptError } from '../../checkout/flow/AttemptError.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { formatFullMoment } from '../../../lib/dates/moments.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Flow, Item, Loaded } from '../../checkout/flow/Flow.ts';
import { useDraft } from '../../checkout/flow/useDraft.ts';
import { FlowFrame } from '../../checkout/flow/FlowFrame.tsx';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { OrderLine } from '../../checkout/summary/OrderLine.tsx';
import { LoadedGate, lacksSlot } from '../../checkout/flow/SubjectGate.tsx';
import { TakenNotice } from '../../checkout/flow/TakenNotice.tsx';
import { useCancelationPromise } from '../../checkout/flow/useCancelationPromise.tsx';
import { MasterDataGate } from '../../checkout/masterData/MasterDataGate.tsx';
import type { Purpose } from '../../checkout/masterData/useMasterData.ts';
import { bookingMessages } from './bookingMessages.ts';
import { WaitingTerms } from '../../checkout/summary/WaitingTerms.tsx';

interface OptionSummaryStepProps {
  flow: Flow;
  purpose: Purpose;
  loaded: Loaded<{ item: Item; option: BookingOption }>;
  /**
   * @param waits true if this joins the waiting list
   * @param acceptsLate true to wait also for a place that can no longer be canceled for free
   */
  book: (option: BookingOption, waits: boolean, acceptsLate: boolean) => void;
  /** True while the call runs, and after it until the result page opens. */
  pending: boolean;
  error: Error | null;
}

/**
 * Only step of booking with a member's booking option: asks for missing master data, then shows the
 * summary with the button. Redirects if the item is booked already, closed or lacks a selected
 * slot.
 */
export function OptionSummaryStep(props: OptionSummaryStepProps) {
  const { flow, purpose, loaded, pending } = props;
  return (
    <LoadedGate loaded={loaded}>
      {({ item, option }) => {
        const { availability, start } = item;
        // Right after booking here, the caller navigates to the result itself.
        if (availability.kind === 'mine' && !pending)
          return <Navigate to={availability.result} replace />;
        if (availability.kind === 'closed' || lacksSlot(flow, item))
          return <Navigate to={start} replace />;
        return (
          <MasterDataGate purpose={purpose}>
            <OptionSummary {...props} item={item} option={option} />
          </MasterDataGate>
        );
      }}
    </LoadedGate>
  );
}

/**
 * Books with an option, without payment. If the last place is gone by now, the button joins the
 * waiting list instead.
 */
function OptionSummary(props: OptionSummaryStepProps & { item: Item; option: BookingOption }) {
  const { flow, item, option, book, pending, error } = props;
  const intl = useIntl();
  const { studio } = useStudio();
  const { availability } = item;
  const waits = availability.kind === 'waitingList';
  const promise = useCancelationPromise(item, waits, false);
  const draft = useDraft(item.start);
  const [acceptsLate, setAcceptsLate] = useState(draft.read().acceptsLatePromotion ?? false);
  return (
    <FlowFrame
      flow={flow}
      what={{ ...item, option: option.name }}
      title={<FormattedMessage {...flow.texts.summaryTitle} />}
      current="summary"
      waits={waits}
      action={
        <LoadingButton
          size="large"
          fullWidth
          loading={pending}
          disabled={availability.kind === 'full'}
          onClick={() => book(option, waits, acceptsLate)}
        >
          <FormattedMessage {...(waits ? flowMessages.joinWaitingList : flow.texts.book)} />
        </LoadingButton>
      }
    >
      {availability.kind === 'full' && <TakenNotice flow={flow} item={item} onWait={undefined} />}
      {error && availability.kind !== 'full' && <AttemptError error={error} />}
      {availability.kind === 'waitingList' && (
        <>
          <Alert kind="info">
            <FormattedMessage
              {...bookingMessages.waitingText}
              values={{ position: availability.position }}
            />
          </Alert>
          <WaitingTerms
            until={item.waitingUntil}
            freeUntil={item.cancelableUntil}
            acceptsLate={acceptsLate}
            onAcceptLate={setAcceptsLate}
            pays={{ option }}
          />
        </>
      )}
      <OrderLine
        item={item}
        what={item.name}
        when={item.when && formatFullMoment(item.when.start, intl.locale, studio.zoneId)}
        price={option.name}
      />
      {!waits && <Typography>{promise}</Typography>}
    </FlowFrame>
  );
}
