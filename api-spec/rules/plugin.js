import { ContextHeaders } from './context-headers.js';
import { Assumed } from './assumed.js';
import { Bounds } from './bounds.js';
import { ErrorAnswers } from './error-answers.js';
import { MediaTypeExample } from './media-type-example.js';
import { ExpandErrors } from './expand-errors.js';
import { NamedErrors } from './named-errors.js';
import { NoDeleteBody } from './no-delete-body.js';
import { OperationIdVerb } from './operation-id-verb.js';
import { Plain } from './plain.js';
import { PublicTwins } from './public-twins.js';
import { PublicLimit } from './public-limit.js';
import { SaysSomething } from './says-something.js';
import { Spelling } from './spelling.js';
import { TagFolder } from './tag-folder.js';
import { BotProtected, ForFamily, Idempotent } from './takes-header.js';

/** The rules of this description, one file each; each has its test beside it. */
export default function studio() {
  return {
    id: 'studio',
    rules: {
      oas3: {
        assumed: Assumed,
        bounds: Bounds,
        'error-answers': ErrorAnswers,
        'media-type-example': MediaTypeExample,
        'named-errors': NamedErrors,
        'no-delete-body': NoDeleteBody,
        'operation-id-verb': OperationIdVerb,
        'public-limit': PublicLimit,
        'says-something': SaysSomething,
        spelling: Spelling,
        'tag-folder': TagFolder,
      },
    },
    preprocessors: {
      oas3: {
        'public-twins': PublicTwins,
        idempotent: Idempotent,
        'bot-protected': BotProtected,
        'for-family': ForFamily,
        'expand-errors': ExpandErrors,
      },
    },
    decorators: { oas3: { 'context-headers': ContextHeaders, plain: Plain } },
  };
}
