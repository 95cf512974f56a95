import type { Studio } from '@studio-portal/sdk/types';

/**
 * Returns the language tag of the studio's own texts for `lang`, so that screen readers pronounce
 * them correctly on a page in another language.
 */
export const contentLanguage = ({ locale }: Studio): string => locale.replace('_', '-');
