import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StepBodyProps {
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** Title, intro and content of a step. */
export const StepBody = ({ title, intro, children }: StepBodyProps) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <div>
      <Typography variant="h1">{title}</Typography>
      {intro !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {intro}
        </Typography>
      )}
    </div>
    {children}
  </Box>
);
