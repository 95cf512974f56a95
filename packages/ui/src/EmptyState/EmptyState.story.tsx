import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState.tsx';

export const NothingBooked = (
  <EmptyState
    drawing="calendar"
    title="Your week is still free."
    action={<Button variant="contained">Find a course</Button>}
  />
);
export const NothingFound = (
  <EmptyState
    drawing="search"
    title="No course fits these filters."
    action={<Button variant="outlined">Show all courses</Button>}
  />
);
export const NoStudio = <EmptyState drawing="door" title="The first studio opens soon." />;
