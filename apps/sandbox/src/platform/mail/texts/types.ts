/** Kinds of account mails. Those without a button are purely informative. */
export type MailKind =
  | 'verification'
  | 'reset'
  | 'changeEmail'
  | 'additionalEmail'
  | 'passwordChanged'
  | 'emailChanged'
  | 'passkeyAdded'
  | 'addressTaken'
  | 'accountDeleted';

export type MailText = { subject: string; body: string; button: string | null };

/** Placeholders: `{brand}` and `{name}`. */
export type MailTexts = {
  hello: string;
  helloNobody: string;
  code: string;
  /** Note below a mail with a code that someone else may have requested. */
  ignore: string;
  /** Note below a mail about a security-relevant change. */
  alarm: string;
  closing: string;
  /** Labels of facts, including the colon, because French puts a space before it. */
  labels: Record<
    | 'when'
    | 'where'
    | 'bookedBy'
    | 'forWhom'
    | 'cancelUntil'
    | 'confirmUntil'
    | 'amount'
    | 'voucher'
    | 'method'
    | 'paidOn'
    | 'orderReference'
    | 'bookingReference',
    string
  >;
  /** Sentence about a payment, with the placeholder `{amount}`. */
  charged: string;
  /** Sentence about an amount that went back to a voucher, with the placeholder `{voucher}`. */
  voucherReturned: string;
  mails: Record<MailKind, MailText>;
};
