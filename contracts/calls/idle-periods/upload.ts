import * as api from '@studio-portal/sdk/api/idle-periods';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import { files } from '../files.ts';
import { uploadedTooOften } from '../given.ts';
import { withIdlePeriods, withoutWritePermission } from './fixtures.ts';

type Upload = (form: { document: Blob }) => Promise<unknown>;

const rows = (address: string, upload: Upload) => {
  const sending = (content: Blob) => ({
    call: () => upload({ document: content }),
    request: POST(address, { headers: session, file: { part: 'document', content } }),
    given: withIdlePeriods(),
  });
  return {
    pdf: sending(files.document),
    picture: sending(files.picture),
    refused: {
      403: {
        'customercenter.error.notpermitted': {
          ...sending(files.document),
          ...withoutWritePermission,
        },
      },
      413: {
        'document.error.toolarge': {
          ...sending(files.document),
          given: [...withIdlePeriods(), state('a limit for documents', { bytes: 20 })],
          typedArgs: [{ type: 'NUMBER', value: '0' }],
        },
      },
      415: { 'document.error.kindnottaken': sending(files.gif) },
      422: {
        'document.error.notreadable': sending(files.pdf),
        'picture.error.toomanypixels': sending(files.huge),
        'picture.error.notreadable': sending(files.broken),
      },
      429: {
        'authentication.error.toomanyattempts': {
          ...sending(files.document),
          given: [...withIdlePeriods(), uploadedTooOften],
        },
      },
    },
  } as const;
};

const plain = rows('/nox/v1/customercenter/idleperiod/document', api.uploadIdlePeriodDocument);
const named = rows('/nox/v2/customercenter/idleperiod/document', api.uploadIdlePeriodDocumentV2);

export const uploadCalls = {
  uploadIdlePeriodDocument: {
    204: [
      { ...plain.pdf, example: null },
      { ...plain.picture, when: 'that is a picture', example: null },
    ],
    ...plain.refused,
  },
  uploadIdlePeriodDocumentV2: {
    201: [{ ...named.pdf, example: 'idlePeriodDocument', exactly: ['mediaType'] }],
    ...named.refused,
  },
} satisfies Partial<Calls<'idle-periods'>>;
