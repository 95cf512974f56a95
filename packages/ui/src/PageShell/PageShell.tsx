import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState.tsx';
import { lineLength, space } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PageProgress } from './PageProgress.tsx';
import { PageRoom, type PageTemplate } from './PageRoom.tsx';

/** The state of a page. */
export type PageStatus = 'loading' | 'empty' | 'error' | 'content';

export interface PageShellProps {
  status: PageStatus;
  title: ReactNode;
  /** One or two lines below the title. */
  intro?: ReactNode;
  /** Content next to the title, on a phone below it. */
  actions?: ReactNode;
  /** Content between title and body in every state: filters, the days of a week. */
  above?: ReactNode;
  /** Placeholder while loading, and the text announced to screen readers. */
  skeleton: ReactNode;
  loadingLabel: string;
  empty: EmptyStateProps;
  error: ErrorStateProps;
  /** `form` is for reading and forms. */
  template?: PageTemplate;
  children: ReactNode;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space(16),
  marginBottom: space(24),
});

/**
 * A page with four states: loading, empty, error with retry, and content. All are required, so that no page can omit
 * one. The title is the page's `h1`; a change of state is announced politely.
 */
export function PageShell(props: PageShellProps) {
  const { status, title, intro, actions, above, template = 'page' } = props;
  const { skeleton, loadingLabel, empty, error, children } = props;
  const announced = {
    loading: loadingLabel,
    empty: empty.title,
    error: error.title,
    content: null,
  }[status];

  return (
    <PageRoom template={template} aria-busy={status === 'loading'}>
      <Head>
        <div>
          <Typography variant="h1">{title}</Typography>
          {intro !== undefined && (
            <Typography component="div" color="textSecondary" sx={{ maxWidth: lineLength, mt: 1 }}>
              {intro}
            </Typography>
          )}
        </div>
        {actions}
      </Head>
      {above}
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
      {status === 'loading' && (
        <div aria-hidden>
          <PageProgress />
          {skeleton}
        </div>
      )}
      {status === 'empty' && <EmptyState {...empty} />}
      {status === 'error' && <ErrorState {...error} />}
      {status === 'content' && children}
    </PageRoom>
  );
}
