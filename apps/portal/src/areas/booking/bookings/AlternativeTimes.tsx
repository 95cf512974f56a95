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

/** Another time that can be had: on a page of its own, or in place. */
export type AlternativeTime = {
  key: string | number;
  at: Date;
  /** Beside it, such as free places. */
  note?: ReactNode;
} & ({ to: string } | { onSelect: () => void });

interface AlternativeTimesProps {
  title: MessageDescriptor;
  /** Said where there are none. */
  none: MessageDescriptor;
  /** Undefined until they are here. */
  times: readonly AlternativeTime[] | undefined;
}

/** When else there is what somebody took meanwhile, each one tap away. */
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
