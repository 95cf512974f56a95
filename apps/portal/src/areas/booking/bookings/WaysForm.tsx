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
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { MembershipPrompt } from '../../studio/access/MembershipPrompt.tsx';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { bookingMessages } from './bookingMessages.ts';
import { ClosedWays } from './ClosedWays.tsx';
import { WaitingTerms } from '../../checkout/summary/WaitingTerms.tsx';
import { WayChoice } from './WayChoice.tsx';
import { closedWays, openWays, type WayToBook } from './waysToBook.ts';

interface WaysFormProps {
  ways: {
    data: BookingOptionsWithOffers | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  title: ReactNode;
  /** Under the title. */
  intro?: ReactNode;
  /** Only a place on the waiting list can be had: until when one may come up, and until when the list can be left. */
  waiting?: { until: Date; leaveUntil: Date };
  /** What the button says, by what is chosen. */
  label: (way: WayToBook) => MessageDescriptor;
  /** Above the name of what pays, in the bar of a phone: when it is. */
  told?: ReactNode;
  error?: Error | null;
  pending?: boolean;
  onOption: (option: BookingOption) => void;
  onOffer: (offer: BookingOffer) => void;
}

/**
 * Asks how to book: with something the member holds, before anything that costs; by buying an offer; or it says why neither is possible
 * and what would help.
 */
export function WaysForm(props: WaysFormProps) {
  const {
    ways,
    title,
    intro,
    waiting,
    label,
    told,
    error,
    pending = false,
    onOption,
    onOffer,
  } = props;
  const { studio } = useStudio();
  const { data } = ways;
  const errorState = useErrorState(ways.error, studio.zoneId);
  const [chosen, setChosen] = useState<string>();

  if (ways.error && !data)
    return (
      <ErrorState {...errorState} onRetry={() => void ways.refetch()} retrying={ways.isFetching} />
    );
  if (!data) return <Skeleton variant="rounded" height={220} />;

  const open = openWays(data);
  const way = open.find(({ key }) => key === chosen) ?? open[0];
  const closed = <ClosedWays options={closedWays(data)} />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (way?.kind === 'option') onOption(way.option);
    if (way?.kind === 'offer') onOffer(way.offer);
  };
  return (
    <form onSubmit={submit} style={{ display: 'contents' }}>
      <Typography variant="h2">{title}</Typography>
      {Boolean(intro) && <Typography>{intro}</Typography>}
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} timeZone={studio.zoneId} />
        </Alert>
      )}
      {way ? (
        <>
          <WayChoice ways={open} selected={way.key} onSelect={setChosen} />
          {waiting && (
            <WaitingTerms
              {...waiting}
              pays={
                way.kind === 'option'
                  ? { option: way.option }
                  : { price: way.offer.price.money ?? { amount: 0, currency: studio.currencyCode } }
              }
            />
          )}
          {closed}
          <ActionBar
            told={
              <>
                {told !== undefined && (
                  <>
                    {told}
                    <br />
                  </>
                )}
                <WayInFew way={way} currency={studio.currencyCode} />
              </>
            }
          >
            <LoadingButton type="submit" size="large" fullWidth loading={pending}>
              <FormattedMessage {...label(way)} />
            </LoadingButton>
          </ActionBar>
        </>
      ) : (
        <>
          <NoWay />
          {closed}
        </>
      )}
    </form>
  );
}

/** What pays, in the words that the bar of a phone has room for. */
function WayInFew({ way, currency }: { way: WayToBook; currency: string }) {
  if (way.kind === 'option') return way.option.name;
  const { name, price } = way.offer;
  return (
    <>
      {name}
      <br />
      <strong>
        <PriceLabel price={price.money ?? { amount: 0, currency }} />
      </strong>
    </>
  );
}

/** Nothing the reader holds or could buy fits: what would help depends on whether the studio knows them. */
function NoWay() {
  const { connected } = useStudio();
  return connected ? (
    <Typography>
      <FormattedMessage {...bookingMessages.nothingFits} />
    </Typography>
  ) : (
    <MembershipPrompt messages={bookingMessages} />
  );
}
