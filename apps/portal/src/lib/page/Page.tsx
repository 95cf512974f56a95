import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import type { PageTemplate } from '@studio-portal/ui/PageRoom';
import { PageShell } from '@studio-portal/ui/PageShell';
import { type ReactNode, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { useStudioIfAny } from '../routes/StudioContext.tsx';
import { toApiError } from '../api/errors/toApiError.ts';
import { useErrorState } from '../api/errors/useErrorText.ts';
import { toInstant } from '../dates/dates.ts';
import { useFocusFallback } from '../focus/useFocusFallback.ts';
import { useOnline } from '../browser/useOnline.ts';
import { OutdatedNote } from './OutdatedNote.tsx';
import { pageMessages } from './pageMessages.ts';

/** A query of a page, as returned by the SDK's hooks. */
interface Query {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** Time of `data`, in milliseconds since 1970. */
  dataUpdatedAt?: number;
}

type Queries = Readonly<Record<string, Query>>;

/** Queries whose data has loaded. */
type Loaded<All extends Queries> = {
  [Name in keyof All]: { data: Exclude<All[Name]['data'], undefined> };
};

const areLoaded = <All extends Queries>(queries: All): queries is All & Loaded<All> =>
  Object.values(queries).every(({ data }) => data !== undefined);

interface PageProps<All extends Queries> {
  title: ReactNode;
  /** One or two lines below the title. */
  intro?: ReactNode;
  /** Shown beside the title, below it on phones. */
  actions?: ReactNode;
  /** Shown between title and content in every state: filters, days of a week. */
  above?: ReactNode;
  /** Wide for lists, or one column for reading and forms. */
  template?: PageTemplate;
  /** Queries that must load before the content is shown. */
  queries: All;
  /** Placeholder in the shape of the content. */
  skeleton: ReactNode;
  /** Returns the empty state, or undefined if there is content. */
  empty?: (loaded: Loaded<All>) => EmptyStateProps | undefined;
  /**
   * State for a missing resource: on 404 by default, with the text of the error unless overridden.
   * Without it, a 404 is an error like others.
   */
  missing?: Partial<EmptyStateProps> & { on?: readonly number[] };
  children: (loaded: Loaded<All>) => ReactNode;
}

/**
 * A page in one of its states: loading, empty, error with retry, content. Loading words, error text, retry and focus are the same for
 * all pages. The content renders deferred, so that the browser can scroll and tap between the response and its rendering.
 */
export function Page<All extends Queries>(props: PageProps<All>) {
  const { title, intro, actions, above, template, queries, skeleton, missing } = props;
  const { empty, children } = props;
  const intl = useIntl();
  const all = Object.values(queries);
  const error = all.find((query) => query.error && query.data === undefined)?.error ?? null;
  const zone = useStudioIfAny()?.studio.zoneId;
  const errorState = useErrorState(error, zone);
  const isOnline = useOnline();
  const since = all
    .filter((query) => query.data !== undefined && (query.error || !isOnline))
    .map(({ dataUpdatedAt }) => dataUpdatedAt ?? Number.POSITIVE_INFINITY);
  const oldestUpdate = Math.min(...since);
  const loaded = areLoaded(queries) ? queries : undefined;
  const settled = useDeferredValue(loaded !== undefined);
  const isMissing =
    (missing && (missing.on ?? [404]).includes(toApiError(error)?.status ?? 0)) ?? false;
  const nothing: EmptyStateProps | undefined = isMissing
    ? { drawing: 'search', title: errorState.title, ...missing }
    : loaded && empty?.(loaded);
  const isReady = loaded !== undefined && settled;
  const waits = error ? 'error' : 'loading';
  const face = nothing && (isMissing || isReady) ? 'empty' : isReady ? 'content' : waits;
  useFocusFallback(face);
  return (
    <PageShell
      title={title}
      intro={intro}
      actions={actions}
      above={above}
      {...(template ? { template } : {})}
      loadingLabel={intl.formatMessage(pageMessages.loading)}
      skeleton={skeleton}
      status={face}
      empty={nothing ?? { drawing: 'door', title: '' }}
      error={{
        ...errorState,
        onRetry: () => all.forEach((query) => query.error && query.refetch()),
        retrying: all.some((query) => query.error && query.isFetching),
      }}
    >
      {zone && Number.isFinite(oldestUpdate) && (
        <OutdatedNote at={toInstant(oldestUpdate)} zone={zone} />
      )}
      {isReady && children(loaded)}
    </PageShell>
  );
}
