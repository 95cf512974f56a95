import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { InAppLink } from '../SiteLink/InAppLink.tsx';
import { fontWeights, radii, space } from '../theme/tokens.ts';

export interface FlowStep {
  id: string;
  label: string;
  /** Address of a finished step that can be visited again. */
  href?: string;
}

export interface FlowStepperProps {
  /** Name of the navigation, for screen readers. */
  label: string;
  steps: readonly FlowStep[];
  /** Id of the step on screen; the steps before it are done. */
  current: string;
  /** Where we are in one line, such as "Step 2 of 3"; shown on a phone. */
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
  // On a phone the names are only heard, until the keyboard reaches one of the links.
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

function progressOf(index: number, current: number): Progress {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

function nameOf(step: FlowStep, progress: Progress): ReactNode {
  if (progress !== 'done' || step.href === undefined) return step.label;
  return <InAppLink to={step.href}>{step.label}</InAppLink>;
}

/** The steps of a flow: what is done (and can be visited again), where we are, what is to come. */
export function FlowStepper({ label, steps, current, position }: FlowStepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <List>
        {steps.map((step, index) => {
          const progress = progressOf(index, at);
          return (
            <Item
              key={step.id}
              progress={progress}
              aria-current={progress === 'current' ? 'step' : undefined}
            >
              <Name>{nameOf(step, progress)}</Name>
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
