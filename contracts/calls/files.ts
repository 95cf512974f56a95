/** Files to put up as a picture. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of a few bytes that says it is 20000 by 20000 pixels. */
const claim =
  'iVBORw0KGgoAAAANSUhEUgAATiAAAE4gCAYAAADjcEY5AAAACUlEQVR4nGMAAAABAAFe/335AAAAAElFTkSuQmCC';

/** A GIF of one pixel. */
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const files = {
  /** A PNG of one pixel. */
  picture: new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }),
  /** No picture at all. */
  pdf: new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
  /** A PDF with a beginning and an end. */
  document: new Blob(['%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF\n'], { type: 'application/pdf' }),
  /** A picture of a kind that is not taken. */
  gif: new Blob([Buffer.from(gif, 'base64')], { type: 'image/gif' }),
  huge: new Blob([Buffer.from(claim, 'base64')], { type: 'image/png' }),
  /** Begins like a JPEG. */
  broken: new Blob([Buffer.from('ffd8ffe000104a464946', 'hex')], { type: 'image/jpeg' }),
};
