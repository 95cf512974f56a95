import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Actions } from '../Actions/Actions.tsx';
import { RoundIcon } from '../Icon/RoundIcon.tsx';
import { LoadingButton } from '../LoadingButton/LoadingButton.tsx';
import { lineLength, space } from '../theme/tokens.ts';
import { TraceId, type TraceIdLabels } from './TraceId.tsx';

export interface ErrorStateProps {
  /** What happened, in one sentence. */
  title: ReactNode;
  /** The heading of the page, where it has no other. */
  titleComponent?: 'h1' | 'h2';
  /** What it means and what to do; markup from a server comes through `SafeHtml`. */
  description?: ReactNode;
  /** Tries again; what was typed stays where it is. */
  onRetry: () => void;
  /** While it tries again. */
  retrying?: boolean;
  retryLabel: string;
  /** Trace id of the API's error, with the words around it. */
  trace?: { id: string; labels: TraceIdLabels };
  /** A second way out. */
  action?: ReactNode;
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(16),
  maxWidth: lineLength,
  paddingBlock: space(32),
});

/** What a page or a section shows when loading it failed: what happened, retry, a way out. */
export function ErrorState(props: ErrorStateProps) {
  const { title, titleComponent = 'h2', description, onRetry, retrying = false } = props;
  const { retryLabel, trace, action } = props;
  return (
    <Root>
      <RoundIcon of={TriangleAlert} tone="error" />
      <Typography variant="h2" component={titleComponent}>
        {title}
      </Typography>
      {description !== undefined && (
        <Typography component="div" color="textSecondary">
          {description}
        </Typography>
      )}
      <Actions>
        <LoadingButton onClick={onRetry} loading={retrying}>
          {retryLabel}
        </LoadingButton>
        {action}
      </Actions>
      {trace !== undefined && <TraceId value={trace.id} labels={trace.labels} />}
    </Root>
  );
}
