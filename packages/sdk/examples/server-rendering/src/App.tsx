import { SdkProvider } from '@studio-portal/sdk/react';
import type { Sdk } from '@studio-portal/sdk';
import {
  useListPublicCourses,
  useListPublicCoursesSuspense,
} from '@studio-portal/sdk/api/bookable-items';
import { useGetPublicStudioSuspense } from '@studio-portal/sdk/api/studios';
import { useGetTenantSuspense } from '@studio-portal/sdk/api/tenant';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';

interface Props {
  sdk: Sdk;
  cache: QueryClient;
  /** First day shown, YYYY-MM-DD. Comes from the server, since the browser's time zone may be on another day. */
  from: string;
}

/** The page; renders the same on the server and in the browser. */
export const App = ({ sdk, cache, from }: Props) => (
  <QueryClientProvider client={cache}>
    <SdkProvider sdk={sdk}>
      <Chain from={from} />
    </SdkProvider>
  </QueryClientProvider>
);

function Chain({ from }: { from: string }) {
  const { data } = useGetTenantSuspense();
  const [studio] = data.studios;
  return (
    <main>
      <h1>{data.publicTenantName}</h1>
      {studio && (
        <Suspense fallback={<p>Loading courses</p>}>
          <Courses studioId={studio.id} from={from} />
        </Suspense>
      )}
    </main>
  );
}

function Courses({ studioId, from }: { studioId: number; from: string }) {
  const { data: studio } = useGetPublicStudioSuspense(studioId);
  const week = { organizationUnitId: studioId, startDate: from, endDate: daysAfter(from, 6) };
  const { data: courses } = useListPublicCoursesSuspense(week);
  const { refetch, isFetching } = useListPublicCourses(week, { query: { enabled: false } });
  // Shows hours in the studio's time zone, regardless of the server's and the visitor's.
  const hour = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: studio.zoneId,
  });
  return (
    <>
      <h2>{studio.name}</h2>
      <button type="button" onClick={() => void refetch()} disabled={isFetching}>
        Ask again
      </button>
      <ul>
        {courses.slice(0, 10).map(({ id, name, slots }) => (
          <li key={id}>
            {name} <time>{slots[0] && hour.format(slots[0].startDateTime)}</time>
          </li>
        ))}
      </ul>
    </>
  );
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
