import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { controls, space } from '../theme/tokens.ts';
import { Drawing, type DrawingName } from './Drawing.tsx';

export interface EmptyStateProps {
  drawing: DrawingName;
  /** One inviting sentence. */
  title: ReactNode;
  /** One action, usually a button or a link styled as one. */
  action?: ReactNode;
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(16),
  padding: `${space(50)} ${space(16)}`,
  textAlign: 'center',
  '& > .MuiButton-root': { minWidth: controls.mainButtonWidth },
});

/** State of a page or section without content: a drawing, a sentence, and an action. */
export function EmptyState({ drawing, title, action }: EmptyStateProps) {
  return (
    <Root>
      <Drawing name={drawing} />
      <Typography variant="h3" component="p" sx={{ maxWidth: '32ch', textWrap: 'balance' }}>
        {title}
      </Typography>
      {action}
    </Root>
  );
}
