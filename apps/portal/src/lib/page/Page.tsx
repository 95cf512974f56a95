import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import type { PageTemplate } from '@studio-portal/ui/PageRoom';
import { PageShell } from '@studio-portal/ui/PageShell';
import { type ReactNode, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { useStudioIfAny } from '../routes/StudioContext.tsx';
import { answerOf } from '../api/errors/answerOf.ts';
import { useErrorState } from '../api/errors/useErrorText.ts';
import { instantOf } from '../dates/dates.ts';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { useOnline } from '../browser/useOnline.ts';
import { AsOf } from './AsOf.tsx';
import { pageMessages } from './pageMessages.ts';

/** What a page waits for; each part is what a hook of the SDK answers, or something like it. */
interface Query {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** When `data` came, in milliseconds since 1970. */
  dataUpdatedAt?: number;
}

type Queries = Readonly<Record<string, Query>>;

/** The same queries, each with its data. */
type Loaded<All extends Queries> = {
  [Name in keyof All]: { data: Exclude<All[Name]['data'], undefined> };
};

const areLoaded = <All extends Queries>(queries: All): queries is All & Loaded<All> =>
  Object.values(queries).every(({ data }) => data !== undefined);

interface PageProps<All extends Queries> {
  /** The visible heading. */
  title: ReactNode;
  /** A line or two under the title. */
  intro?: ReactNode;
  /** Beside the title, on a phone under it. */
  actions?: ReactNode;
  /** Between title and content whatever the face is: filters, the days of a week. */
  above?: ReactNode;
  /** Lists and what fills a screen, or one column for reading and forms. */
  template?: PageTemplate;
  /** All that must be there before the content is shown. */
  queries: All;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** The face of a page with nothing in it; undefined where there is something. */
  empty?: (loaded: Loaded<All>) => EmptyStateProps | undefined;
  /**
   * The face where the server knows nothing of the kind, or not any more: on 404 unless said otherwise, in the words of the error unless
   * it has its own. Left out, that is an error like others.
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
  const asOf = Math.min(...since);
  const loaded = areLoaded(queries) ? queries : undefined;
  const settled = useDeferredValue(loaded !== undefined);
  const isMissing =
    (missing && (missing.on ?? [404]).includes(answerOf(error)?.status ?? 0)) ?? false;
  const nothing: EmptyStateProps | undefined = isMissing
    ? { drawing: 'search', title: errorState.title, ...missing }
    : loaded && empty?.(loaded);
  const isReady = loaded !== undefined && settled;
  const waits = error ? 'error' : 'loading';
  const face = nothing && (isMissing || isReady) ? 'empty' : isReady ? 'content' : waits;
  useFocusKept(face);
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
      {zone && Number.isFinite(asOf) && <AsOf at={instantOf(asOf)} zone={zone} />}
      {isReady && children(loaded)}
    </PageShell>
  );
}
