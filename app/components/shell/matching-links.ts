import type { ShellDesigners } from './shell-types.ts';

type Groups = ShellDesigners['groups'];

/** Letters without case and accents, so that "rene" finds "René". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** The groups with only the names that contain `words`; groups left empty are dropped. All of them for no words. */
export function matchingLinks(groups: Groups, words: string): Groups {
  const sought = plain(words.trim());
  if (!sought) return groups;
  return groups
    .map((group) => ({ ...group, links: group.links.filter((link) => plain(link.label).includes(sought)) }))
    .filter((group) => group.links.length > 0);
}
