import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type {
  BookingOffer,
  BookingOption,
  BookingOptionsWithOffers,
} from '@studio-portal/sdk/types';
import { ActionBar } from '@studio-portal/ui/ActionBar';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { AttemptError } from '../../checkout/flow/AttemptError.tsx';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { MembershipPrompt } from '../../studio/access/MembershipPrompt.tsx';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { bookingMessages } from './bookingMessages.ts';
import { UnusableOptions } from './UnusableOptions.tsx';
import { WaitingTerms } from '../../checkout/summary/WaitingTerms.tsx';
import { BookingMethodChoice } from './BookingMethodChoice.tsx';
import { toAmount } from './prices.ts';
import { getUnusableOptions, getBookingMethods, type BookingMethod } from './bookingMethods.ts';

interface BookingMethodFormProps {
  options: {
    data: BookingOptionsWithOffers | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  title: ReactNode;
  /** Shown below the title. */
  intro?: ReactNode;
  /**
   * Set if only the waiting list can be joined: the end of booking and of free cancelation.
   */
  waiting?: { until: Date; freeUntil: Date };
  /** Label of the submit button for the selected method. */
  label: (method: BookingMethod) => MessageDescriptor;
  /** Date and time, shown above the method's name in the action bar of narrow screens. */
  summary?: ReactNode;
  error?: Error | null;
  pending?: boolean;
  /** @param acceptsLate true to wait also for a place that can no longer be canceled for free */
  onOption: (option: BookingOption, acceptsLate: boolean) => void;
  onOffer: (offer: BookingOffer, acceptsLate: boolean) => void;
}

/**
 * Asks how to book: with one of the member's booking options, which come first, or by buying an
 * offer. If neither is possible, explains why and what the user can do.
 */
export function BookingMethodForm(props: BookingMethodFormProps) {
  const {
    options,
    title,
    intro,
    waiting,
    label,
    summary,
    error,
    pending = false,
    onOption,
    onOffer,
  } = props;
  const { studio } = useStudio();
  const { data } = options;
  const errorState = useErrorState(options.error, studio.zoneId);
  const [chosen, setChosen] = useState<string>();
  const [acceptsLate, setAcceptsLate] = useState(false);

  if (options.error && !data)
    return (
      <ErrorState
        {...errorState}
        onRetry={() => void options.refetch()}
        retrying={options.isFetching}
      />
    );
  if (!data) return <Skeleton variant="rounded" height={220} />;

  const methods = getBookingMethods(data);
  const method = methods.find(({ key }) => key === chosen) ?? methods[0];
  const unusable = <UnusableOptions options={getUnusableOptions(data)} />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (method?.kind === 'option') onOption(method.option, acceptsLate);
    if (method?.kind === 'offer') onOffer(method.offer, acceptsLate);
  };
  return (
    <form onSubmit={submit} style={{ display: 'contents' }}>
      <Typography variant="h2">{title}</Typography>
      {Boolean(intro) && <Typography>{intro}</Typography>}
      {error && <AttemptError error={error} />}
      {method ? (
        <>
          <BookingMethodChoice methods={methods} selected={method.key} onSelect={setChosen} />
          {waiting && (
            <WaitingTerms
              {...waiting}
              acceptsLate={acceptsLate}
              onAcceptLate={setAcceptsLate}
              pays={
                method.kind === 'option'
                  ? { option: method.option }
                  : { price: toAmount(method.offer.price, studio.currencyCode) }
              }
            />
          )}
          {unusable}
          <ActionBar
            summary={
              <>
                {summary !== undefined && (
                  <>
                    {summary}
                    <br />
                  </>
                )}
                <BookingMethodSummary method={method} currency={studio.currencyCode} />
              </>
            }
          >
            <LoadingButton type="submit" size="large" fullWidth loading={pending}>
              <FormattedMessage {...label(method)} />
            </LoadingButton>
          </ActionBar>
        </>
      ) : (
        <>
          <NoBookingMethod />
          {unusable}
        </>
      )}
    </form>
  );
}

/** Names the selected method briefly, for the action bar of narrow screens. */
function BookingMethodSummary({ method, currency }: { method: BookingMethod; currency: string }) {
  if (method.kind === 'option') return method.option.name;
  const { name, price } = method.offer;
  return (
    <>
      {name}
      <br />
      <strong>
        <PriceLabel price={toAmount(price, currency)} />
      </strong>
    </>
  );
}

/**
 * Shown if no option or offer is usable. Users without a connected membership are asked to log in
 * or connect it.
 */
function NoBookingMethod() {
  const { connected } = useStudio();
  return connected ? (
    <Typography>
      <FormattedMessage {...bookingMessages.nothingFits} />
    </Typography>
  ) : (
    <MembershipPrompt messages={bookingMessages} />
  );
}
