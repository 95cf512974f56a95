import Typography from '@mui/material/Typography';
import { useStudio } from '../../lib/studio/StudioContext.tsx';

/** Start page of a studio. */
export function StudioHomeRoute() {
  const { studio } = useStudio();
  return <Typography variant="h1">{studio.name}</Typography>;
}
