/** Letters without case and accents, so that "rene" finds "René". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** Whether a name is found by some letters: anywhere in it, or only at its start as for regions (5#29). */
export function isNameMatch(name: string, letters: string, where: 'part' | 'start' = 'part'): boolean {
  const sought = plain(letters.trim());
  return where === 'start' ? plain(name).startsWith(sought) : plain(name).includes(sought);
}
