import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: space(16),
});
const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h3,
  padding: 0,
  marginBottom: space(12),
}));

/** Groups related fields under a legend. */
export const FieldGroup = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <Group>
    <Legend>{legend}</Legend>
    {children}
  </Group>
);

/**
 * Places two fields side by side, stacked on phones. `ratio` sets their widths, such as "2fr 1fr".
 */
export const FieldRow = styled('div', {
  shouldForwardProp: (name) => name !== 'ratio',
})<{ ratio?: string }>(({ theme, ratio = '1fr 1fr' }) => ({
  display: 'grid',
  gap: space(16),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: ratio },
}));
