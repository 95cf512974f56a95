import * as api from '@studio-portal/sdk/api/me';
import { state } from '../../src/states.ts';
import { files } from '../files.ts';
import type { Calls } from '../../src/table.ts';
import { DELETE, POST, session } from '../../src/wire.ts';
import { member } from '../given.ts';

/** Picture of an account. */
export const pictureCalls = {
  uploadProfileImage: {
    200: [
      {
        given: [member],
        call: () => api.uploadProfileImage({ image: files.picture }),
        request: POST('/v1/me/profile/image', {
          headers: session,
          file: { part: 'image', content: files.picture },
        }),
        example: 'profileImage',
      },
    ],
    413: {
      'picture.error.toolarge': {
        given: [member, state('a limit for pictures', { bytes: 20 })],
        call: () => api.uploadProfileImage({ image: files.picture }),
        request: POST('/v1/me/profile/image', {
          headers: session,
          file: { part: 'image', content: files.picture },
        }),
      },
    },
    415: {
      'picture.error.kindnottaken': {
        given: [member],
        call: () => api.uploadProfileImage({ image: files.pdf }),
        request: POST('/v1/me/profile/image', {
          headers: session,
          file: { part: 'image', content: files.pdf },
        }),
      },
    },
    422: {
      'picture.error.toomanypixels': {
        given: [member],
        call: () => api.uploadProfileImage({ image: files.huge }),
        request: POST('/v1/me/profile/image', {
          headers: session,
          file: { part: 'image', content: files.huge },
        }),
      },
      'picture.error.notreadable': {
        given: [member],
        call: () => api.uploadProfileImage({ image: files.broken }),
        request: POST('/v1/me/profile/image', {
          headers: session,
          file: { part: 'image', content: files.broken },
        }),
      },
    },
  },
  deleteProfileImage: {
    204: [
      {
        given: [member],
        call: () => api.deleteProfileImage(),
        request: DELETE('/v1/me/profile/image', { headers: session }),
        example: null,
      },
    ],
  },
} satisfies Pick<Calls<'me'>, 'uploadProfileImage' | 'deleteProfileImage'>;
