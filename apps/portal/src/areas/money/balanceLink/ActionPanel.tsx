import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { space } from '@studio-portal/ui/tokens';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from '../../../lib/page/Panel.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(16),
});

const Value = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
}));

interface ActionPanelProps {
  title: MessageDescriptor;
  /** Current balance or payment method. */
  value: ReactNode;
  text: ReactNode;
  /** Target of the button. */
  to: string;
  action: MessageDescriptor;
  /** True for the main action of the page. */
  primary?: boolean;
}

/** One action that a link allows: its current value and a button that leads to it. */
export function ActionPanel({ title, value, text, to, action, primary = false }: ActionPanelProps) {
  const heading = useId();
  return (
    <Panel aria-labelledby={heading}>
      <Row>
        <div>
          <Typography id={heading} variant="subtitle1" component="h2" color="textSecondary">
            <FormattedMessage {...title} />
          </Typography>
          <Value>{value}</Value>
          <Typography color="textSecondary">{text}</Typography>
        </div>
        <Button variant={primary ? 'contained' : 'outlined'} component={Link} to={to}>
          <FormattedMessage {...action} />
        </Button>
      </Row>
    </Panel>
  );
}
