/** Languages that are written from right to left. */
const rightToLeft: readonly string[] = ['ar'];

/** `dir` of the document in this language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
