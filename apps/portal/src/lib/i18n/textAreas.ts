/** Groups in which messages load: shared ones, error messages, and one per area of the portal. */
export type TextArea =
  | 'start'
  | 'errors'
  | 'account'
  | 'booking'
  | 'checkout'
  | 'joining'
  | 'membership'
  | 'messages'
  | 'money'
  | 'rewards'
  | 'shop'
  | 'studio'
  | 'visits';

/**
 * Returns the text area that a file belongs to.
 * @param file path in the workspace: `src/areas/booking/courses/messages.ts`
 */
export function fileTextArea(file: string): string {
  if (file.startsWith('src/lib/api/errors/')) return 'errors';
  return /^src\/areas\/(\w+)\//.exec(file)?.[1] ?? 'start';
}
