import { styled } from '@mui/material/styles';
import type { IconNode } from 'lucide';
import { Icon } from './Icon.tsx';

export interface RoundIconProps {
  of: IconNode;
  tone: 'success' | 'error' | 'info';
}

const diameter = 64;

const Ground = styled('span')<{ tone: RoundIconProps['tone'] }>(({ theme, tone }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: diameter,
  height: diameter,
  borderRadius: '50%',
  color: theme.vars.palette[tone].main,
  backgroundColor: theme.vars.palette.soft[tone],
  '& path': { strokeDasharray: 100, animation: 'studio-mark 200ms ease-out backwards' },
  '@keyframes studio-mark': { from: { strokeDashoffset: 100 }, to: { strokeDashoffset: 0 } },
  '@media (prefers-reduced-motion: reduce)': { '& path': { animation: 'none' } },
}));

/** An icon on a round background in a tone, e.g. for a result. */
export const RoundIcon = ({ of, tone }: RoundIconProps) => (
  <Ground tone={tone}>
    <Icon of={of} size={diameter / 2} />
  </Ground>
);
