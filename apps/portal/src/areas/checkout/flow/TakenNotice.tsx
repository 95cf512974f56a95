import { Alert } from '../../../lib/alert/Alert.tsx';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { recoverLostFocus } from '../../../lib/focus/recoverLostFocus.ts';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import type { Flow, Item } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';

interface TakenNoticeProps {
  flow: Flow;
  item: Item;
  /** Joins the waiting list; undefined if there is none. */
  onWait: (() => void) | undefined;
}

/**
 * Says that the last place was taken while the form was open, and offers alternatives; the draft is
 * kept. Takes the focus, because it disables the button that was pressed, often far below.
 */
export function TakenNotice({ flow: { Alternatives, texts }, item, onWait }: TakenNoticeProps) {
  return (
    <>
      <StepStart>
        <Alert kind="warning" title={<FormattedMessage {...flowMessages.slotTaken} />}>
          <FormattedMessage {...(texts.taken ?? flowMessages.slotTakenText)} />
        </Alert>
      </StepStart>
      {onWait && (
        <Button
          variant="outlined"
          onClick={() => {
            onWait();
            recoverLostFocus();
          }}
          sx={{ justifySelf: 'start' }}
        >
          <FormattedMessage {...flowMessages.waitInstead} />
        </Button>
      )}
      {Alternatives && <Alternatives item={item} />}
    </>
  );
}
