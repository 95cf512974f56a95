import type { SelectFieldProps } from '@studio-portal/ui/SelectField';
import { useIntl } from 'react-intl';
import { formMessages } from './messages.ts';

/** Returns the visible and accessible texts of the searchable select. */
export function useSelectTexts(): SelectFieldProps<string>['texts'] {
  const intl = useIntl();
  const format = (message: keyof typeof formMessages) => intl.formatMessage(formMessages[message]);
  return {
    open: format('open'),
    close: format('close'),
    clear: format('clear'),
    search: format('search'),
    done: format('done'),
    noOptions: format('noOptions'),
  };
}
