import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronUp } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { fontWeights, radii, space } from '../theme/tokens.ts';

interface SummaryToggleProps {
  open: boolean;
  /** Id of the element it expands. */
  controls: string;
  label: string;
  total: ReactNode;
  onToggle: () => void;
}

const Root = styled(ButtonBase)(({ theme }) => ({
  gridArea: 'toggle',
  justifyContent: 'flex-start',
  gap: space(8),
  minHeight: 50,
  minWidth: 0,
  borderRadius: radii.control,
  textAlign: 'left',
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& svg': { flex: 'none', transition: theme.transitions.create('transform') },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

const Total = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'block',
  fontWeight: fontWeights.bold,
  fontVariantNumeric: 'tabular-nums',
}));

const Label = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

/** Part of a phone's bottom bar that shows the total and expands the summary. */
export function SummaryToggle({ open, controls, label, total, onToggle }: SummaryToggleProps) {
  return (
    <Root aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      <Icon of={ChevronUp} size={20} />
      <span>
        <Label>{label}</Label>
        <Total>{total}</Total>
      </span>
    </Root>
  );
}
