import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lineLength, radii, space } from '../theme/tokens.ts';

export type ResultKind = 'success' | 'failure' | 'pending';

export interface ResultMarkProps {
  kind: ResultKind;
  /** What became of it, in one sentence. */
  title: ReactNode;
  titleComponent?: 'h1' | 'h2';
  /** What was done or not done, and what to do. */
  description?: ReactNode;
  /** The number to quote, with its name. */
  reference?: { label: ReactNode; value: ReactNode };
  /** What happens next: a list, a summary card. */
  next?: ReactNode;
  actions?: ReactNode;
}

const tones = { success: 'success', failure: 'error', pending: 'info' } as const;

const paths = {
  success: 'M21 32.5l8 8 15-17',
  failure: 'M24 24l16 16M40 24L24 40',
  pending: 'M32 20v13l8 5',
} satisfies Record<ResultKind, string>;

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(16),
});

const Mark = styled('svg')<{ result: ResultKind }>(({ theme, result }) => ({
  width: 64,
  height: 64,
  color: theme.vars.palette[tones[result]].main,
  '& circle': { fill: theme.vars.palette.soft[tones[result]] },
  '& path': { strokeDasharray: 60, animation: 'studio-mark 200ms ease-out backwards' },
  '@keyframes studio-mark': { from: { strokeDashoffset: 60 }, to: { strokeDashoffset: 0 } },
  '@media (prefers-reduced-motion: reduce)': { '& path': { animation: 'none' } },
}));

const Reference = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: `${space(8)} ${space(12)}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.muted,
  '& strong': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(12),
  marginTop: space(8),
});

/** How something ended: a clear mark, a heading, the reference, what happens next, the ways on. */
export function ResultMark(props: ResultMarkProps) {
  const { kind, title, titleComponent = 'h2', description, reference, next, actions } = props;
  return (
    <Root>
      <Mark result={kind} viewBox="0 0 64 64" fill="none" aria-hidden focusable="false">
        <circle cx="32" cy="32" r="32" />
        <path
          d={paths[kind]}
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Mark>
      <Typography variant="h1" component={titleComponent}>
        {title}
      </Typography>
      {description !== undefined && (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: lineLength }}>
          {description}
        </Typography>
      )}
      {reference !== undefined && (
        <Reference>
          {reference.label} <strong>{reference.value}</strong>
        </Reference>
      )}
      {next}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
