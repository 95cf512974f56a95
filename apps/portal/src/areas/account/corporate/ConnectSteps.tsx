import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { radii, space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { Check } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const List = styled('ol')({
  display: 'grid',
  gap: space(16),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  // Number beside the step on phones, above it otherwise.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(16),
  alignContent: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'none' },
  padding: space(24),
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
  '& h2': { ...theme.typography.h3, margin: `0 0 ${space(4)}` },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Mark = styled('span')<{ done: boolean }>(({ theme, done }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: done ? theme.vars.palette.soft.success : theme.vars.palette.soft.brand,
  color: done ? theme.vars.palette.success.main : theme.vars.palette.text.primary,
}));

/** Explains in three steps how to connect an account to a studio, and ticks the completed ones. */
export function ConnectSteps() {
  const { user, connected } = useStudio();
  const steps = [
    { title: messages.account, text: messages.accountText, done: user !== undefined },
    { title: messages.connect, text: messages.connectText, done: connected },
    { title: messages.train, text: messages.trainText, done: false },
  ];
  return (
    <List>
      {steps.map(({ title, text, done }, index) => (
        <Step key={title.id}>
          <Mark done={done} aria-hidden>
            {done ? <Icon of={Check} size={20} /> : index + 1}
          </Mark>
          <div>
            <h2>
              {done && (
                <VisuallyHidden>
                  <FormattedMessage {...messages.done} />{' '}
                </VisuallyHidden>
              )}
              <FormattedMessage {...title} />
            </h2>
            <p>
              <FormattedMessage {...text} />
            </p>
          </div>
        </Step>
      ))}
    </List>
  );
}
