import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type MouseEvent } from 'react';
import { radii, space } from '../theme/tokens.ts';

export interface FieldFault {
  /** Id of the control; of the first one where a question has several. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  faults: readonly FieldFault[];
  /** How often the form was sent; each attempt with faults takes the focus anew. */
  attempt: number;
}

const Root = styled('div')(({ theme }) => ({
  padding: `${space(16)} ${space(24)}`,
  borderRadius: radii.control,
  borderLeft: `4px solid ${theme.vars.palette.error.main}`,
  backgroundColor: theme.vars.palette.soft.error,
  '& ul': { margin: `${space(8)} 0 0`, paddingLeft: space(16) },
  '& a': { color: theme.vars.palette.error.main },
}));

function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  // The address is the step's (and the router's); a hash in it would be a page of its own.
  event.preventDefault();
  field.focus();
}

/** All faults of a form in one place: takes the focus, leads to each field. Nothing without faults. */
export function ErrorSummary({ title, faults, attempt }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const taken = useRef(0);
  const faulty = faults.length > 0;
  // Once an attempt: a fault that comes back while somebody types must not take the keyboard away.
  useEffect(() => {
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
        {faults.map(({ fieldId, message }) => (
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
