import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space(8),
});

/** Available time: `to` links to its page, `onSelect` switches to it in place. */
export type AlternativeTime = {
  key: string | number;
  at: Date;
  /** Shown beside the time, such as the number of free places. */
  note?: ReactNode;
} & ({ to: string } | { onSelect: () => void });

interface AlternativeTimesProps {
  title: MessageDescriptor;
  /** Message if there are no alternatives. */
  none: MessageDescriptor;
  /** Undefined while loading. */
  times: readonly AlternativeTime[] | undefined;
}

/** Offers other times for an item whose last place was just taken. */
export const AlternativeTimes = ({ title, none, times }: AlternativeTimesProps) => (
  <>
    <Typography variant="h2">
      <FormattedMessage {...title} />
    </Typography>
    {times?.length === 0 && (
      <Typography>
        <FormattedMessage {...none} />
      </Typography>
    )}
    <List>
      {times?.map((time) => (
        <li key={time.key}>
          <Button
            variant="outlined"
            fullWidth
            sx={{ justifyContent: 'space-between' }}
            {...('to' in time ? { component: Link, to: time.to } : { onClick: time.onSelect })}
          >
            <When at={time.at} />
            {time.note}
          </Button>
        </li>
      ))}
    </List>
  </>
);

function When({ at }: { at: Date }) {
  const { studio } = useStudio();
  return (
    <span>
      <Moment at={at} zone={studio.zoneId} />
    </span>
  );
}
