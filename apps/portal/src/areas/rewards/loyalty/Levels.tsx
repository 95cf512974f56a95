import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LoyaltyLevel } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../../lib/page/Panel.tsx';
import { PanelHead } from '../../../lib/page/PanelHead.tsx';
import { messages } from './messages.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: space(16),
  margin: `${space(16)} 0 0`,
  padding: 0,
});

/** Levels of the program with the member's progress towards each. */
export function Levels({ levels }: { levels: readonly LoyaltyLevel[] }) {
  if (levels.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4 }}>
        <FormattedMessage {...messages.levels} />
      </Typography>
      <List>
        {levels.map((level) => (
          <Level key={level.id} level={level} />
        ))}
      </List>
    </section>
  );
}

function Level({ level }: { level: LoyaltyLevel }) {
  const intl = useIntl();
  const { name, description, threshold, reached, current, progress } = level;
  return (
    <Panel as="li">
      <PanelHead as="h3">
        {name}
        {reached && (
          <Tag filled={current}>
            <FormattedMessage {...(current ? messages.current : messages.reached)} />
          </Tag>
        )}
      </PanelHead>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.from} values={{ count: threshold }} />
      </Typography>
      <LinearProgress
        variant="determinate"
        value={progress}
        aria-label={name}
        aria-valuetext={intl.formatNumber(progress / 100, { style: 'percent' })}
      />
      <span>{description}</span>
    </Panel>
  );
}
