import type { BookableBenefit } from '@studio-portal/sdk/types';
import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { AppointmentCards } from './AppointmentCards.tsx';
import { messages } from './messages.ts';
import { PeopleFilter } from './PeopleFilter.tsx';
import { useBenefits } from './useBenefits.ts';
import { findTrialId } from '../bookings/prices.ts';
import { usePeopleFilter } from './usePeopleFilter.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';

/** Lists the appointments of the studio, optionally filtered by trainer. */
export function AppointmentListRoute() {
  const benefits = useBenefits();
  const hasTrials = useCanOpen('trialSession');
  // Trial sessions are booked on their own page, or not at all.
  const isOffered = ({ price }: BookableBenefit) => hasTrials || findTrialId(price) === null;
  const offered = (useDeferredValue(benefits.data) ?? []).filter(isOffered);
  const people = usePeopleFilter(offered);
  return (
    <Page
      title={<FormattedMessage {...titles.appointments} />}
      queries={{ benefits }}
      skeleton={<TilesSkeleton tiles={3} />}
      above={<PeopleFilter {...people} />}
      empty={(loaded) =>
        loaded.benefits.data.some(isOffered)
          ? undefined
          : { drawing: 'calendar', title: <FormattedMessage {...messages.empty} /> }
      }
    >
      {() => <AppointmentCards benefits={people.shown} employeeIds={people.employeeIds} />}
    </Page>
  );
}
