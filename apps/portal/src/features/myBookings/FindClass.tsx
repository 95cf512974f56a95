import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** The way to the courses, for whoever has booked nothing. */
export function FindClass() {
  const { studioUuid } = useStudio();
  return (
    <Button variant="contained" component={Link} to={path('courses', { studioUuid })}>
      <FormattedMessage {...messages.toCourses} />
    </Button>
  );
}
