import { ContextHeaders } from './context-headers.js';
import { Assumptions } from './assumptions.js';
import { Bounds } from './bounds.js';
import { ErrorsBeforeOperations } from './errors-before-operations.js';
import { ErrorResponses } from './error-responses.js';
import { MediaTypeExample } from './media-type-example.js';
import { ExpandErrors } from './expand-errors.js';
import { NamedErrors } from './named-errors.js';
import { NoDeleteBody } from './no-delete-body.js';
import { OperationIdVerb } from './operation-id-verb.js';
import { RemoveShorthand } from './remove-shorthand.js';
import { PublicTwins } from './public-twins.js';
import { PublicLimit } from './public-limit.js';
import { UsedBy } from './used-by.js';
import { UsefulDescriptions } from './useful-descriptions.js';
import { Spelling } from './spelling.js';
import { TagFolder } from './tag-folder.js';
import { BotProtected, ForFamily, Idempotent } from './header-shorthand.js';

/** Lint rules, preprocessors and decorators of the API description. */
export default function studio() {
  return {
    id: 'studio',
    rules: {
      oas3: {
        assumptions: Assumptions,
        bounds: Bounds,
        'error-responses': ErrorResponses,
        'media-type-example': MediaTypeExample,
        'named-errors': NamedErrors,
        'no-delete-body': NoDeleteBody,
        'operation-id-verb': OperationIdVerb,
        'public-limit': PublicLimit,
        'useful-descriptions': UsefulDescriptions,
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
    decorators: {
      oas3: {
        'context-headers': ContextHeaders,
        'errors-before-operations': ErrorsBeforeOperations,
        'remove-shorthand': RemoveShorthand,
        'used-by': UsedBy,
      },
    },
  };
}
