import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** Courses of a part of the day, below the heading of the part. */
export const CoursePart = styled('section')(({ theme }) => ({
  marginTop: space(32),
  '& > h2': { ...theme.typography.h3, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    marginTop: space(12),
    '& > h2': theme.typography.subtitle2,
  },
}));
