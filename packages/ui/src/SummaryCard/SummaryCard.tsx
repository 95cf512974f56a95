import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fontWeights, radii, space } from '../theme/tokens.ts';

export interface SummaryLine {
  label: ReactNode;
  value: ReactNode;
}

export interface SummaryCardProps {
  /** Heading of the card, e.g. "Your booking". */
  heading: ReactNode;
  /** Name of the booked item; the card's first and largest line. */
  title: ReactNode;
  picture?: ReactNode;
  when?: SummaryLine;
  where?: SummaryLine;
  /** Additional lines, e.g. the trainer or the waiting-list position. */
  more?: readonly (SummaryLine & { id: string })[];
  /** Means of payment: a card, an entitlement, or why one is not accepted. */
  payment?: SummaryLine;
  /** Items of the total, above it. */
  parts?: readonly (SummaryLine & { id: string })[];
  total?: SummaryLine;
  /** Small print below the total. */
  note?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: space(16),
  // A container with its own frame (`unframed` below) removes this one.
  padding: `var(--studio-summary-padding, ${space(24)})`,
  borderRadius: radii.card,
  border: `var(--studio-summary-border, 1px) solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Lines = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: space(12),
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space(16),
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));

const Parts = styled(Lines)(({ theme }) => ({
  paddingTop: space(16),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& dt, & dd': { color: theme.vars.palette.text.primary },
}));

const Total = styled(Lines)(({ theme }) => ({
  ...theme.typography.subtitle1,
  paddingTop: space(16),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& dt, & dd': { color: theme.vars.palette.text.primary, fontWeight: fontWeights.bold },
}));

function Line({ label, value }: SummaryLine) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** For containers with their own frame, e.g. a phone's expanded bar. */
export const unframed = { '--studio-summary-padding': '0px', '--studio-summary-border': '0px' };

/** Summary of a booking: what, when, where, means of payment, total. */
export function SummaryCard(props: SummaryCardProps) {
  const {
    heading,
    title,
    picture,
    when,
    where,
    more = [],
    payment,
    parts = [],
    total,
    note,
  } = props;
  return (
    <Root>
      {picture}
      <div>
        <Typography variant="body2" component="h2" color="textSecondary">
          {heading}
        </Typography>
        <Typography variant="h3" component="p" sx={{ mt: 0.5 }}>
          {title}
        </Typography>
      </div>
      <Lines>
        {when !== undefined && <Line {...when} />}
        {where !== undefined && <Line {...where} />}
        {more.map(({ id, ...line }) => (
          <Line key={id} {...line} />
        ))}
        {payment !== undefined && <Line {...payment} />}
      </Lines>
      {parts.length > 0 && (
        <Parts>
          {parts.map(({ id, ...line }) => (
            <Line key={id} {...line} />
          ))}
        </Parts>
      )}
      {total !== undefined && (
        <Total>
          <Line {...total} />
        </Total>
      )}
      {note !== undefined && (
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
    </Root>
  );
}
