import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { fieldsIn } from '../../lib/forms/fields.ts';

export const codeSchema = (intl: IntlShape) => z.object({ code: fieldsIn(intl).code() });

export type CodeValues = z.infer<ReturnType<typeof codeSchema>>;
