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
  /** The failure in one sentence. */
  title: ReactNode;
  /** Heading element; `h1` if the page has no other heading. */
  titleComponent?: 'h1' | 'h2';
  /** Consequence and remedy; pass server markup through `SafeHtml`. */
  description?: ReactNode;
  /** Retries; form input is kept. */
  onRetry: () => void;
  /** True while retrying. */
  retrying?: boolean;
  retryLabel: string;
  /** Trace id of the API error, with its labels. */
  trace?: { id: string; labels: TraceIdLabels };
  /** An alternative action. */
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

/** State of a page or section that failed to load: what happened, retry, and an alternative. */
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
