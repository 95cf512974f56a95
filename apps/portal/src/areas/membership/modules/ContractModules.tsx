import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useListBookableModules } from '@studio-portal/sdk/api/module-contracts';
import type { BookableModule, MemberContract } from '@studio-portal/sdk/types';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatRecurringPrice } from '../../joining/words/contractFormats.ts';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { moduleAddress } from './moduleAddress.ts';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space(16),
  margin: `0 0 ${space(32)}`,
  padding: 0,
  listStyle: 'none',
});

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(8),
  padding: space(24),
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& > h3': { ...theme.typography.subtitle1, margin: 0 },
  '& > p': { margin: 0 },
  '& > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > .MuiButton-root': { marginTop: 'auto' },
}));

interface ContractModulesProps {
  contract: MemberContract;
  /** True if the contract's name is shown as a title. */
  titled: boolean;
}

/** Modules that can be added to a contract. */
export function ContractModules({ contract, titled }: ContractModulesProps) {
  const { studio } = useStudio();
  const { data, error, refetch } = useListBookableModules({ contractId: contract.id });
  const state = useErrorState(error, studio.zoneId);
  return (
    <section>
      {titled && (
        <Typography variant="h2" sx={{ mb: 2 }}>
          <FormattedMessage {...messages.forContract} values={{ contract: contract.name }} />
        </Typography>
      )}
      {data === undefined && error && <ErrorState {...state} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <div aria-busy>
          <ListSkeleton rows={2} />
        </div>
      )}
      {data?.length === 0 && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.none} />
        </Typography>
      )}
      {data && data.length > 0 && (
        <Cards>
          {data.map((module) => (
            <ModuleCard key={module.id} module={module} />
          ))}
        </Cards>
      )}
    </section>
  );
}

function ModuleCard({ module }: { module: BookableModule }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { id, contractId, name, description, price, paymentFrequency, trialPeriod } = module;
  return (
    <Card>
      <h3>{name}</h3>
      <p>{formatRecurringPrice(price, paymentFrequency, intl)}</p>
      {trialPeriod && (
        <p>
          <FormattedMessage {...messages.tryFor} values={{ term: formatTerm(trialPeriod, intl) }} />
        </p>
      )}
      {description !== '' && <small>{description}</small>}
      <small>
        <FormattedMessage
          {...messages.monthly}
          values={{
            before: formatPrice(module.monthlyPriceBefore, intl.locale),
            after: formatPrice(module.monthlyPrice, intl.locale),
          }}
        />
      </small>
      <Button variant="outlined" component={Link} to={moduleAddress(studioUuid, contractId, id)}>
        <FormattedMessage {...messages.choose} />
        <ScreenReaderContext name={name} />
      </Button>
    </Card>
  );
}
