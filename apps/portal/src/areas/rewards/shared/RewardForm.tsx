import { styled } from '@mui/material/styles';
import type { RewardChoice } from '@studio-portal/sdk/types';
import { ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { formWidth, space } from '@studio-portal/ui/tokens';
import { useId, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { type Day, fromWire } from '../../../lib/dates/dates.ts';
import { FormActions } from '../../../lib/forms/FormActions.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { StartChoice } from './StartChoice.tsx';
import { formatRewardValue } from './rewardFormats.ts';

const Column = styled('form')({
  display: 'grid',
  gap: space(24),
  maxWidth: formWidth,
});

interface RewardFormProps {
  rewards: readonly RewardChoice[];
  /** Label of the button. */
  action: MessageDescriptor;
  pending: boolean;
  /** Address that Cancel leads to. */
  cancelTo: string;
  error: Error | null;
  /** @param startDate start of a free period, one of the possible dates */
  onChoose: (premiumId: number, startDate: Day | undefined) => void;
}

/**
 * Form for a reward and its start date. No reward is preselected, since the choice cannot be
 * undone.
 */
export function RewardForm(props: RewardFormProps) {
  const { rewards, action, pending, cancelTo, error, onChoose } = props;
  const intl = useIntl();
  const { studio } = useStudio();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [selectedDay, setSelectedDay] = useState<Day>();
  const [isSubmitted, setSubmitted] = useState(false);
  if (rewards.length === 0)
    return <EmptyState drawing="search" title={<FormattedMessage {...messages.none} />} />;
  const reward = rewards.find(({ premiumId }) => String(premiumId) === chosen);
  const days = (reward?.possibleRewardStartDates ?? []).map(fromWire);
  const start = days.find((day) => day === selectedDay) ?? days[0];
  return (
    <Column
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (reward) onChoose(reward.premiumId, start);
        else document.getElementById(id)?.focus();
      }}
    >
      <ChoiceCards
        id={id}
        legend={<FormattedMessage {...messages.choose} />}
        required
        options={rewards.map((one) => {
          const isPossible = one.possibleRewardStartDates?.length !== 0;
          return {
            value: String(one.premiumId),
            title: one.name,
            text: isPossible ? one.description : <FormattedMessage {...messages.noStart} />,
            end: formatRewardValue(one, intl),
            disabled: !isPossible,
          };
        })}
        selected={chosen}
        onSelect={setChosen}
        {...(isSubmitted && !reward ? { error: <FormattedMessage {...messages.chooseOne} /> } : {})}
      />
      <StartChoice days={days} selected={start} onSelect={setSelectedDay} />
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} timeZone={studio.zoneId} />
        </Alert>
      )}
      <FormActions
        submit={<FormattedMessage {...action} />}
        pending={pending}
        cancelTo={cancelTo}
      />
    </Column>
  );
}
