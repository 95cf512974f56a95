import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { radii, space } from '@studio-portal/ui/tokens';
import type { IconNode } from 'lucide';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { messages } from './messages.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(8),
  minWidth: 0,
  padding: space(24),
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& > h2': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: space(8),
    margin: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& > strong': { ...theme.typography.h2, fontVariantNumeric: 'tabular-nums' },
  // Aligns the links of a row of cards at the bottom.
  '& > .MuiButton-root': { marginTop: 'auto' },
  '& > .MuiButton-text': { marginLeft: `-${space(16)}` },
}));

interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface ValueCardProps<Data> {
  icon: IconNode;
  title: ReactNode;
  query: Query<Data>;
  /** Returns the main value, optionally with a picture above, details and a button in place of the link. */
  children: (data: Data) => {
    media?: ReactNode;
    answer: ReactNode;
    more?: ReactNode;
    action?: ReactNode;
  };
  /** Link to the details. */
  to?: { href: string; label: ReactNode } | undefined;
}

/**
 * One value with its details. It has its own call, so that a slow or failing one does not block the page.
 */
export function ValueCard<Data>({ icon, title, query, children, to }: ValueCardProps<Data>) {
  const titleId = useId();
  const { data, error, refetch } = query;
  const shown = data === undefined ? undefined : children(data);
  return (
    <Card aria-labelledby={titleId} aria-busy={!shown && !error}>
      <h2 id={titleId}>
        <Icon of={icon} size={20} />
        {title}
      </h2>
      {shown && (
        <>
          {shown.media}
          <strong>{shown.answer}</strong>
          {shown.more !== undefined && <p>{shown.more}</p>}
        </>
      )}
      {!shown && error && (
        <>
          <p role="alert">
            <ErrorMessage error={error} />
          </p>
          <Button variant="text" onClick={() => void refetch()}>
            <FormattedMessage {...messages.retry} />
          </Button>
        </>
      )}
      {!shown && !error && (
        <>
          <Skeleton width="60%" height={32} />
          <Skeleton width="80%" />
        </>
      )}
      {shown?.action}
      {to && shown?.action === undefined && (
        <Button variant="text" component={Link} to={to.href}>
          {to.label}
        </Button>
      )}
    </Card>
  );
}
