import { RowsSkeleton } from '../Skeletons/RowsSkeleton.tsx';
import { PageShell, type PageShellProps } from './PageShell.tsx';

const page: Omit<PageShellProps, 'status'> = {
  title: 'Courses',
  intro: 'Example Studio Mitte',
  skeleton: <RowsSkeleton rows={3} />,
  loadingLabel: 'Loading courses',
  empty: { drawing: 'calendar', title: 'Nothing is on this week.' },
  error: {
    title: 'The courses could not be loaded.',
    retryLabel: 'Try again',
    onRetry: () => undefined,
  },
  children: <p>The courses of the week.</p>,
};

export const Loading = <PageShell {...page} status="loading" />;
export const Empty = <PageShell {...page} status="empty" />;
export const Failed = <PageShell {...page} status="error" />;
export const Content = <PageShell {...page} status="content" />;
