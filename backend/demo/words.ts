/** Lower case, words joined by hyphens, no accents: as URLs have it. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `a` or `an` before a word; enough for the words of the catalogue. */
export const article = (word: string) => (/^[aeio]/i.test(word) ? 'an' : 'a');
