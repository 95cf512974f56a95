import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { InAppLink } from '../SiteLink/InAppLink.tsx';
import { fontWeights, radii, space } from '../theme/tokens.ts';

export interface FlowStep {
  id: string;
  label: string;
  /** URL of a finished step that can be revisited. */
  href?: string;
}

export interface FlowStepperProps {
  /** Label of the navigation for screen readers. */
  label: string;
  steps: readonly FlowStep[];
  /** Id of the current step; the steps before it are done. */
  current: string;
  /** Position in one line, e.g. "Step 2 of 3"; shown on a phone. */
  position: string;
}

type Progress = 'done' | 'current' | 'ahead';

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: space(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gap: space(4) },
}));

const Item = styled('li')<{ progress: Progress }>(({ theme, progress }) => ({
  ...theme.typography.body2,
  flex: '1 1 0',
  minWidth: 0,
  color: progress === 'ahead' ? theme.vars.palette.text.secondary : theme.vars.palette.text.primary,
  fontWeight: progress === 'current' ? fontWeights.bold : fontWeights.regular,
  '&::before': {
    content: '""',
    display: 'block',
    height: 4,
    marginBottom: space(8),
    borderRadius: radii.pill,
    backgroundColor:
      progress === 'ahead' ? theme.vars.palette.divider : theme.vars.palette.highlight.edge,
  },
}));

const Name = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minHeight: 24,
  '& a': { color: 'inherit', textUnderlineOffset: '0.2em' },
  // On a phone the names are visually hidden until a link has keyboard focus.
  [theme.breakpoints.down('sm')]: {
    '&:not(:focus-within)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}));

const Position = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  '& strong': { fontWeight: fontWeights.bold, marginLeft: space(8) },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

function getProgress(index: number, current: number): Progress {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

function renderName(step: FlowStep, progress: Progress): ReactNode {
  if (progress !== 'done' || step.href === undefined) return step.label;
  return <InAppLink to={step.href}>{step.label}</InAppLink>;
}

/** Shows a flow's steps: done (revisitable), current, and upcoming. */
export function FlowStepper({ label, steps, current, position }: FlowStepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <List>
        {steps.map((step, index) => {
          const progress = getProgress(index, at);
          return (
            <Item
              key={step.id}
              progress={progress}
              aria-current={progress === 'current' ? 'step' : undefined}
            >
              <Name>{renderName(step, progress)}</Name>
            </Item>
          );
        })}
      </List>
      <Position aria-hidden>
        {position}
        <strong>{steps[at]?.label}</strong>
      </Position>
    </nav>
  );
}
