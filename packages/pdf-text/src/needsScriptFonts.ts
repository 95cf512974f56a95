/** Characters that Inter lacks: other scripts, East Asian punctuation and full-width forms, emoji. */
const beyondInter =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|[\u3000-\u30FF\uFF00-\uFFEF]|(?![©®™\u2190-\u21FF])\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Returns whether a text has characters that Inter lacks. */
export const needsScriptFonts = (text: string): boolean => beyondInter.test(text);
