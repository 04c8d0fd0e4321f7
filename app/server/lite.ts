/**
 * Whether the browser itself asks for light pages: data saver is on, or it says that its connection is a slow one. A
 * reader's own switch, kept with the preferences, weighs more.
 */
export function asksForLite(header: (name: string) => string | null | undefined): boolean {
  return header('save-data')?.toLowerCase() === 'on' || /^(?:slow-)?2g$/.test(header('ect') ?? '');
}
