import { useGetLoyaltyCustomerState } from '@studio-portal/sdk/api/loyalty';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useItemName, useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { useRouteName } from '../../../lib/routes/RouteContext.tsx';
import { routeTable } from '../../../lib/routes/routeTable.ts';
import { JoinProgram } from './JoinProgram.tsx';

/**
 * Renders a page of the loyalty program for registered members, and the teaser under the program's
 * name for all others (spec 2.4).
 */
export function LoyaltyGate({ children }: { children: ReactNode }) {
  const name = useRouteName() ?? 'loyaltyProgram';
  const { title } = routeTable[name];
  const state = useGetLoyaltyCustomerState({ query: { staleTime: 0 } });
  const isRegistered = state.data?.state === 'REGISTERED';
  const programTitle = isRegistered ? undefined : state.data?.title;
  useOwnTitle(programTitle);
  // The way back from the pages below.
  useItemName(name === 'loyaltyProgram' ? undefined : state.data?.title);
  // The title of the loading page disappears with it.
  useFocusFallback(String(isRegistered));
  if (isRegistered) return children;
  return (
    <Page
      title={programTitle ?? <FormattedMessage {...title} />}
      queries={{ state }}
      skeleton={<TextSkeleton />}
      missing={{}}
    >
      {() => <JoinProgram />}
    </Page>
  );
}
