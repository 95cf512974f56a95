import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fontWeights, radii, space } from '../theme/tokens.ts';

export interface SummaryLine {
  label: ReactNode;
  value: ReactNode;
}

export interface SummaryCardProps {
  /** Heading of the card, such as "Your booking". */
  heading: ReactNode;
  /** What is booked; the card's first and largest line. */
  what: ReactNode;
  picture?: ReactNode;
  when?: SummaryLine;
  where?: SummaryLine;
  /** Further lines in between, such as the trainer or the waiting-list position. */
  more?: readonly (SummaryLine & { id: string })[];
  /** What pays: a card, an entitlement, or why one does not count. */
  pays?: SummaryLine;
  /** What the total is made of, above it. */
  parts?: readonly (SummaryLine & { id: string })[];
  total?: SummaryLine;
  /** Small print under the total. */
  note?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: space(16),
  // What already stands in a frame of its own (`unframed` below) needs no second one.
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

/** For a container that frames a summary itself, such as the unfolded bar of a phone. */
export const unframed = { '--studio-summary-padding': '0px', '--studio-summary-border': '0px' };

/** What somebody is about to book: what, when, where, what pays, total. */
export function SummaryCard(props: SummaryCardProps) {
  const { heading, what, picture, when, where, more = [], pays, parts = [], total, note } = props;
  return (
    <Root>
      {picture}
      <div>
        <Typography variant="body2" component="h2" color="textSecondary">
          {heading}
        </Typography>
        <Typography variant="h3" component="p" sx={{ mt: 0.5 }}>
          {what}
        </Typography>
      </div>
      <Lines>
        {when !== undefined && <Line {...when} />}
        {where !== undefined && <Line {...where} />}
        {more.map(({ id, ...line }) => (
          <Line key={id} {...line} />
        ))}
        {pays !== undefined && <Line {...pays} />}
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
