import { isNameMatch } from '#app/domain/name-match.ts';
import type { ShellDesigners } from './shell-types.ts';

type Groups = ShellDesigners['groups'];

/** The groups with only the names that contain `words`; groups left empty are dropped. All of them for no words. */
export function matchingLinks(groups: Groups, words: string): Groups {
  if (!words.trim()) return groups;
  return groups
    .map((group) => ({ ...group, links: group.links.filter((link) => isNameMatch(link.label, words)) }))
    .filter((group) => group.links.length > 0);
}
