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
export type OtherMoment = {
  key: string | number;
  at: Date;
  /** Beside it, such as free places. */
  note?: ReactNode;
} & ({ to: string } | { onTake: () => void });

interface OtherMomentsProps {
  title: MessageDescriptor;
  /** Said where there are none. */
  none: MessageDescriptor;
  /** Undefined until they are here. */
  moments: readonly OtherMoment[] | undefined;
}

/** When else there is what somebody took meanwhile, each one tap away. */
export const OtherMoments = ({ title, none, moments }: OtherMomentsProps) => (
  <>
    <Typography variant="h2">
      <FormattedMessage {...title} />
    </Typography>
    {moments?.length === 0 && (
      <Typography>
        <FormattedMessage {...none} />
      </Typography>
    )}
    <List>
      {moments?.map((moment) => (
        <li key={moment.key}>
          <Button
            variant="outlined"
            fullWidth
            sx={{ justifyContent: 'space-between' }}
            {...('to' in moment ? { component: Link, to: moment.to } : { onClick: moment.onTake })}
          >
            <When at={moment.at} />
            {moment.note}
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
