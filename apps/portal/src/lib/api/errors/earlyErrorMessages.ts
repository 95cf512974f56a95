import { defineMessages } from 'react-intl';

/** Messages for requests that the backend rejects before any operation runs. */
export const earlyErrorMessages = defineMessages({
  'request.error.malformed': {
    id: 'request.error.malformed',
    defaultMessage: 'We couldn’t read your request. Please reload the page and try again.',
    description: 'The backend could not read the request; not the fault of what was typed.',
  },
  'authorization.error.foreignorigin': {
    id: 'authorization.error.foreignorigin',
    defaultMessage: 'This only works on the studio’s own page. Nothing was changed.',
    description: 'A change that was sent from the page of another site.',
  },
  'request.error.unknownpath': {
    id: 'request.error.unknownpath',
    defaultMessage: 'This isn’t available here. Please reload the page.',
    description: 'The page called something that this backend does not have, e.g. after an update.',
  },
  'request.error.timeout': {
    id: 'request.error.timeout',
    defaultMessage: 'Your connection was too slow. Please try again.',
    description: 'The request stopped arriving.',
  },
  'request.error.toolarge': {
    id: 'request.error.toolarge',
    defaultMessage: 'That’s too large to send.',
    description: 'The input or file is larger than any call accepts.',
  },
  'request.error.addresstoolong': {
    id: 'request.error.addresstoolong',
    defaultMessage: 'This address is too long. Choose fewer filters.',
    description: 'The address of a request is too long, e.g. with many filters.',
  },
  'request.error.mediatype': {
    id: 'request.error.mediatype',
    defaultMessage: 'This kind of file can’t be used here.',
    description: 'The body of a request, mostly a file, is of an unknown kind.',
  },
  'request.error.headerstoolarge': {
    id: 'request.error.headerstoolarge',
    defaultMessage:
      'Your browser sends too much data with each request. Please delete the cookies of this page, then try again.',
    description: 'The headers of a request are too large, mostly because of cookies.',
  },
});
