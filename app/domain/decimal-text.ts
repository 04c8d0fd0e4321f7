/** A number to one decimal in a language: 4.8, 4,8 (9#17). */
export function oneDecimal(value: number, language: string): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
