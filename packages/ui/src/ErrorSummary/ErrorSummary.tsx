import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { radii, space } from '../theme/tokens.ts';

export interface FieldError {
  /** Id of the control; of the first one if a question has several. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
  /** Number of submissions; each one with errors moves the focus to the summary. */
  attempt: number;
}

const Root = styled('div')(({ theme }) => ({
  padding: `${space(16)} ${space(24)}`,
  borderRadius: radii.control,
  borderLeft: `4px solid ${theme.vars.palette.error.main}`,
  backgroundColor: theme.vars.palette.soft.error,
  '& ul': { margin: `${space(8)} 0 0`, paddingLeft: space(16) },
  // Touch targets of at least 24 pixels (WCAG 2.5.8), with the bullet at the first line.
  '& li': { paddingBlock: space(2) },
  '& a': {
    display: 'inline-block',
    verticalAlign: 'top',
    minHeight: 24,
    color: theme.vars.palette.error.main,
  },
}));

function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  // The router owns the URL; a hash would be a new history entry.
  event.preventDefault();
  field.focus();
}

/** Lists a form's errors, takes the focus, and links to each field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const taken = useRef(0);
  const faulty = errors.length > 0;
  // Only once per submission: an error that reappears during typing must not steal the focus. In a layout effect, since
  // users can type before other effects run.
  useLayoutEffect(() => {
    if (!faulty || attempt === taken.current) return;
    taken.current = attempt;
    root.current?.focus();
  }, [faulty, attempt]);
  if (!faulty) return null;
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      <Typography variant="subtitle1" component="h2">
        {title}
      </Typography>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <Link href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
