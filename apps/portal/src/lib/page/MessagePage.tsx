import Typography from '@mui/material/Typography';
import { Actions } from '@studio-portal/ui/Actions';
import { Drawing, type DrawingName } from '@studio-portal/ui/Drawing';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import { createContext, type ReactNode, use } from 'react';

/** Whether a frame with a `main` of its own is around; a page has just one. */
export const InFrame = createContext(false);

interface MessagePageProps {
  drawing: DrawingName;
  title: ReactNode;
  text: ReactNode;
  /** The way on. */
  children?: ReactNode;
}

/** A page that says one thing: a drawing, a large title, a sentence, a way on. */
export function MessagePage({ drawing, title, text, children }: MessagePageProps) {
  const landmark = use(InFrame) ? {} : ({ as: 'main', id: 'content' } as const);
  return (
    <PageRoom {...landmark} template="form">
      <Drawing name={drawing} />
      <Typography variant="h1" sx={{ mt: 2, mb: 1 }}>
        {title}
      </Typography>
      <Typography component="div" color="textSecondary" sx={{ mb: 2 }}>
        {text}
      </Typography>
      {children !== undefined && <Actions>{children}</Actions>}
    </PageRoom>
  );
}
