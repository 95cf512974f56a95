import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { LegalConsent, LegalInfoType } from '@studio-portal/sdk/types';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConsentText } from '../../../lib/forms/ConsentText.tsx';
import { consentMessages as messages } from './consentMessages.ts';

interface ConsentsProps {
  consents: readonly LegalConsent[];
  accepted: readonly LegalInfoType[];
  onChange: (accepted: LegalInfoType[]) => void;
  /**
   * Number of submits; required boxes left empty then show an error, and the first one takes the
   * focus.
   */
  attempt: number;
}

/** Consent checkboxes required by a studio, each with its error (spec 5). */
export function Consents({ consents, accepted, onChange, attempt }: ConsentsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) list.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [attempt]);
  if (consents.length === 0) return undefined;
  return (
    <Box ref={list} sx={{ display: 'grid', gap: 1 }}>
      {consents.map(({ type, name, text, mandatory }) => {
        const isTicked = accepted.includes(type);
        const isMissing = attempt > 0 && mandatory && !isTicked;
        const textId = `${id}-${type}`;
        return (
          <FormControl key={type} error={isMissing}>
            <FormControlLabel
              label={<ConsentText text={text} mandatory={mandatory} />}
              required={mandatory}
              control={
                <Checkbox
                  checked={isTicked}
                  onChange={(_, ticked) =>
                    onChange(
                      ticked ? [...accepted, type] : accepted.filter((other) => other !== type),
                    )
                  }
                  slotProps={{
                    input: {
                      'aria-invalid': isMissing,
                      'aria-describedby': isMissing ? textId : undefined,
                    },
                  }}
                />
              }
            />
            {isMissing && (
              <FormHelperText id={textId} role="alert">
                <FormattedMessage
                  {...(name === null ? messages.acceptBlock : messages.acceptNamedBlock)}
                  values={{ 0: name }}
                />
              </FormHelperText>
            )}
          </FormControl>
        );
      })}
    </Box>
  );
}
