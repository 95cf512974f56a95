import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, use } from 'react';

/** Whether a frame with a `main` of its own is around; a page has just one. */
export const InFrame = createContext(false);

/** A page that says one thing: a large title, a sentence, a way on. */
export function MessagePage({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}) {
  const landmark = use(InFrame) ? {} : ({ component: 'main', id: 'content' } as const);
  return (
    <Box
      {...landmark}
      sx={{
        maxWidth: 800,
        mx: 'auto',
        px: 3,
        py: { xs: 8, sm: 14 },
        display: 'grid',
        gap: 3,
        justifyItems: 'start',
      }}
    >
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ fontSize: '1.125rem', maxWidth: '60ch' }}>{text}</Typography>
      {children}
    </Box>
  );
}
