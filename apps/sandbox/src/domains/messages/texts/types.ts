import type { Schemas } from '../../../platform/api.ts';

/** Messages written by the system; the others are written by people. */
export type MessageKind = Exclude<Schemas['MessageType'], 'STUDIO'>;

/**
 * Markdown; use nothing but bold, because mails only strip bold markers. Placeholders: `{what}`, `{studio}`, `{day}`, `{when}`, `{first}`
 * and `{last}`.
 */
export type MessageTexts = Record<MessageKind, { subject: string; text: string; link: string }>;
