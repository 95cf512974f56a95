import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { hasChat } from '../../lib/browser/chat.ts';
import { currentConsent, saveConsent } from '../../lib/browser/consent.ts';
import { cookieMessages } from './cookieMessages.ts';

const Form = styled('form')({ display: 'grid', gap: space(16), width: '100%' });

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  '& > button': { flex: '0 1 200px' },
});

/** Optional categories; the chat only if the operator has one. */
const optionalCategories = () => (hasChat() ? (['stats', 'chat'] as const) : (['stats'] as const));

/** Purpose of each category. */
const purposes = { stats: cookieMessages.statsText, chat: cookieMessages.chatText } as const;

/** Lets the user allow categories of cookies one by one; required ones are always on (spec 4). */
export function CookiePreferences({ onSaved }: { onSaved?: () => void }) {
  const stored = currentConsent();
  const [choice, setChoice] = useState({
    stats: stored?.stats ?? false,
    chat: hasChat() && (stored?.chat ?? false),
  });
  const save = (chosen: typeof choice) => {
    setChoice(chosen);
    saveConsent(chosen, Date.now());
    onSaved?.();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        save(choice);
      }}
    >
      <div>
        <FormControlLabel
          control={<Checkbox checked disabled />}
          label={<FormattedMessage {...cookieMessages.general} />}
        />
        <FormHelperText>
          <FormattedMessage {...cookieMessages.generalText} />
        </FormHelperText>
      </div>
      {optionalCategories().map((category) => (
        <div key={category}>
          <FormControlLabel
            control={
              <Checkbox
                checked={choice[category]}
                onChange={(event) => setChoice({ ...choice, [category]: event.target.checked })}
                slotProps={{ input: { 'aria-describedby': `cookies-${category}` } }}
              />
            }
            label={<FormattedMessage {...cookieMessages[category]} />}
          />
          <FormHelperText id={`cookies-${category}`}>
            <FormattedMessage {...purposes[category]} />
          </FormHelperText>
        </div>
      ))}
      <Choices>
        <Button variant="outlined" type="submit">
          <FormattedMessage {...cookieMessages.save} />
        </Button>
        <Button variant="outlined" onClick={() => save({ stats: false, chat: false })}>
          <FormattedMessage {...cookieMessages.rejectAll} />
        </Button>
        <Button variant="outlined" onClick={() => save({ stats: true, chat: hasChat() })}>
          <FormattedMessage {...cookieMessages.acceptAll} />
        </Button>
      </Choices>
    </Form>
  );
}
