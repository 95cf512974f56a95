import Typography from '@mui/material/Typography';
import { Actions } from '@studio-portal/ui/Actions';
import { Drawing, type DrawingName } from '@studio-portal/ui/Drawing';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import { createContext, type ReactNode, use } from 'react';

/** True inside a frame that renders the `main` landmark, of which a page has one. */
export const InFrame = createContext(false);

interface MessagePageProps {
  drawing: DrawingName;
  title: ReactNode;
  text: ReactNode;
  /** Links or buttons to continue. */
  children?: ReactNode;
}

/** Renders a full-page message: a drawing, a large title, a sentence and actions. */
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
