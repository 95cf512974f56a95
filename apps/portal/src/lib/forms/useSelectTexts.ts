import type { SelectFieldProps } from '@studio-portal/ui/SelectField';
import { useIntl } from 'react-intl';
import { formMessages } from './messages.ts';

/** Returns the visible and accessible texts of the searchable select. */
export function useSelectTexts(): SelectFieldProps<string>['texts'] {
  const intl = useIntl();
  const say = (message: keyof typeof formMessages) => intl.formatMessage(formMessages[message]);
  return {
    open: say('open'),
    close: say('close'),
    clear: say('clear'),
    search: say('search'),
    done: say('done'),
    noOptions: say('noOptions'),
  };
}
