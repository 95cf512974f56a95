export type Notice = {
  title: string;
  body: string;
  /** Path of the linked page. */
  path: string;
  /** Language of the text, BCP 47. */
  lang: string;
  /** Address of the brand's icon; null without one. */
  icon: string | null;
};
