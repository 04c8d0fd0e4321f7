import { pack, unpack, type Packed } from '#app/domain/packed.ts';
import type { ShellData } from './shell-props.ts';

type Named = ShellData['designers'][number];
type Category = ShellData['categories'][number];

/** What travels: the menu's lists as one text each, a name a line. */
export type PackedShell = Packed<ShellData>;
interface Written extends Omit<ShellData, 'categories' | 'designers'> {
  categories: string[];
  designers: string;
}

/**
 * The shell's data for its way to the browser, on every page. Nearly all of it are the menu's names, whose values in
 * addresses mostly follow from them: half the bytes are saved by saying only those that do not.
 */
export function packShell(shell: ShellData): PackedShell {
  const written: Written = {
    ...shell,
    categories: shell.categories.map((category) => [category, ...category.children].map(line).join('\n')),
    designers: shell.designers.map(line).join('\n'),
  };
  return pack(written) as Packed<unknown> as PackedShell;
}

/** What `packShell` packed. */
export function unpackShell(packed: PackedShell): ShellData {
  const written = unpack<Written>(packed as Packed<unknown> as Packed<Written>);
  return {
    ...written,
    categories: written.categories.flatMap((lines): Category[] => {
      const [top, ...children] = lines.split('\n').map(named);
      return top ? [{ ...top, children }] : [];
    }),
    designers: written.designers ? written.designers.split('\n').map(named) : [],
  };
}

const line = ({ value, name }: Named): string => {
  const plain = name.replace(/[\n\t]/g, ' ');
  return usual(plain) === value ? plain : `${plain}\t${value}`;
};

function named(text: string): Named {
  const [name = '', value = usual(name)] = text.split('\t');
  return { value, name };
}

/** The value most names have: words of plain letters, joined by hyphens. */
const usual = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
