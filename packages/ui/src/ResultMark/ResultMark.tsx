import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check, Hourglass, X } from 'lucide';
import type { ReactNode } from 'react';
import { Actions } from '../Actions/Actions.tsx';
import { RoundIcon, type RoundIconProps } from '../Icon/RoundIcon.tsx';
import { lineLength, radii, space } from '../theme/tokens.ts';

export type ResultKind = 'success' | 'failure' | 'pending';

export interface ResultMarkProps {
  kind: ResultKind;
  /** Outcome in one sentence. */
  title: ReactNode;
  titleComponent?: 'h1' | 'h2';
  /** Details of the outcome and the user's next action. */
  description?: ReactNode;
  /** The reference number and its label. */
  reference?: { label: ReactNode; value: ReactNode };
  /** Next steps: a list, a summary card. */
  next?: ReactNode;
  actions?: ReactNode;
}

const marks = {
  success: { tone: 'success', of: Check },
  failure: { tone: 'error', of: X },
  pending: { tone: 'info', of: Hourglass },
} as const satisfies Record<ResultKind, RoundIconProps>;

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(16),
});

const Reference = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: `${space(8)} ${space(12)}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.muted,
  '& strong': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
}));

/** Result of a process: an icon, a heading, the reference, the next steps, and actions. */
export function ResultMark(props: ResultMarkProps) {
  const { kind, title, titleComponent = 'h2', description, reference, next, actions } = props;
  return (
    <Root>
      <RoundIcon {...marks[kind]} />
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
