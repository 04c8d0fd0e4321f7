import ts from 'typescript';
import type { Source } from '../../support/sources.ts';

/** A call of a translate function: the namespaces it may mean, and what it asks for. */
export interface KeyUse {
  at: string;
  namespaces: string[];
  /** Keys written out. */
  keys: string[];
  /** What stands before the first `${}` of a key put together. */
  prefixes: string[];
  /** Anything else that decides the key: a variable. */
  variables: string[];
}

/** In place of a namespace: whichever has the key. */
export const ANY = '*';

const nameOf = (node: ts.Node | undefined): string | null =>
  node && ts.isIdentifier(node) ? node.text : null;

/** Every translate call of a file. A function is one by where it comes from: `useT`, `translator`, or its type. */
export function keyUses({ path, text }: Source): KeyUse[] {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const bound = bindings(file);
  const uses: KeyUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments[0]) {
      const namespaces = ts.isIdentifier(node.expression)
        ? bound.get(node.expression.text)
        : directly(node.expression);
      if (namespaces) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        uses.push({ at: `${path}:${line + 1}`, namespaces: [...namespaces], ...wordsOf(node.arguments[0]) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** `translator(language, 'common')(…)`, `useT('common')(…)`. */
function directly(node: ts.Node | undefined): Set<string> | null {
  if (!node || !ts.isCallExpression(node)) return null;
  const name = nameOf(node.expression);
  const namespace =
    name === 'useT' ? node.arguments[0] : name === 'translator' ? node.arguments[1] : undefined;
  return namespace && ts.isStringLiteral(namespace) ? new Set([namespace.text]) : null;
}

/** Names in a file that stand for a translate function, with the namespaces they stand for. */
function bindings(file: ts.SourceFile): Map<string, Set<string>> {
  const bound = new Map<string, Set<string>>();
  const aliases = new Map<string, string>();
  const bind = (name: string | null, namespaces: Iterable<string> | null) => {
    if (!name || !namespaces) return;
    for (const namespace of namespaces) bound.set(name, (bound.get(name) ?? new Set()).add(namespace));
  };
  const typed = (type: ts.TypeNode | undefined): string[] => {
    const said = type?.getText() ?? '';
    const named = /(?:MessagesOf|translator|useT)<'(\w+)'>/.exec(said)?.[1] ?? aliases.get(said);
    // A function that several areas hand theirs to names the keys it needs.
    return named ? [named] : /^Translate<'/.test(said) ? [ANY] : [];
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeAliasDeclaration(node) && /^(Translate|ReturnType)</.test(node.type.getText())) {
      for (const namespace of typed(node.type)) aliases.set(node.name.text, namespace);
    }
    if (ts.isVariableDeclaration(node)) bind(nameOf(node.name), directly(node.initializer));
    if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertySignature(node))
      bind(nameOf(node.name), typed(node.type));
    ts.forEachChild(node, visit);
  };
  // Twice: an alias may stand below its use.
  visit(file);
  visit(file);
  return bound;
}

/** What an expression may come to as a key. */
function wordsOf(node: ts.Expression): Pick<KeyUse, 'keys' | 'prefixes' | 'variables'> {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return { keys: [node.text], prefixes: [], variables: [] };
  if (ts.isTemplateExpression(node)) return { keys: [], prefixes: [node.head.text], variables: [] };
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return wordsOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [wordsOf(node.whenTrue), wordsOf(node.whenFalse)];
    return {
      keys: [...yes.keys, ...no.keys],
      prefixes: [...yes.prefixes, ...no.prefixes],
      variables: [...yes.variables, ...no.variables],
    };
  }
  return { keys: [], prefixes: [], variables: [node.getText()] };
}
