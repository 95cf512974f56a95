import { styled } from '@mui/material/styles';
import { FramedList } from '@studio-portal/ui/FramedList';
import { Icon } from '@studio-portal/ui/Icon';
import { space } from '@studio-portal/ui/tokens';
import { ChevronRight, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A framed list of `li` elements. */
export const Rows = styled(FramedList)({
  margin: `${space(12)} 0 ${space(32)}`,
  overflow: 'hidden',
});

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  gap: `${space(2)} ${space(16)}`,
  minHeight: 64,
  padding: `${space(12)} ${space(24)}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: theme.transitions.create('background-color', { duration: 150 }),
  '&:hover': { backgroundColor: theme.vars.palette.background.muted },
  // Inside the frame, which would clip it at the corners.
  '&:focus-visible': { outlineOffset: -3 },
  '& strong': {
    ...theme.typography.subtitle1,
    display: 'flex',
    alignItems: 'center',
    gap: space(12),
  },
  '& small': {
    ...theme.typography.body2,
    gridColumn: 1,
    color: theme.vars.palette.text.secondary,
  },
  '& svg': { color: theme.vars.palette.text.secondary },
  '& > svg': { gridColumn: 2, gridRow: '1 / -1' },
  [theme.breakpoints.down('sm')]: { paddingInline: space(16) },
}));

/** Lists links to other pages. */
export const LinkList = ({ children }: { children: ReactNode }) => <Rows>{children}</Rows>;

interface ListLinkProps {
  to: string;
  icon?: IconNode;
  title: ReactNode;
  /** Current value. */
  value?: ReactNode;
}

export const ListLink = ({ to, icon, title, value }: ListLinkProps) => (
  <li>
    <Row to={to}>
      <strong>
        {icon && <Icon of={icon} size={20} />}
        {title}
      </strong>
      {value !== undefined && <small>{value}</small>}
      <Icon of={ChevronRight} size={20} />
    </Row>
  </li>
);
