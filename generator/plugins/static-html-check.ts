import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Fails the build, with file and line, where `StaticHtml` and its condition are not used together. */
export function staticHtmlCheck(): Plugin {
  return {
    name: 'static-html-check',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx$/ },
      handler(code, id) {
        const [misuse] = findMisuses(code, id);
        if (misuse) this.error(misuse.message, misuse.start);
      },
    },
  };
}

/** Finds each misuse in a JSX module, and where it starts. */
export function findMisuses(code: string, file: string): { message: string; start: number }[] {
  const misuses: { message: string; start: number }[] = [];
  const used = new Set<ESTree.Node>();
  const isCondition = ({ start, end }: ESTree.Node) =>
    code.slice(start, end) === 'import.meta.env.SSR';

  new Visitor({
    JSXElement({ openingElement, children, start }) {
      const { name } = openingElement;
      if (name.type !== 'JSXIdentifier' || name.name !== 'StaticHtml') return;
      const [child, ...others] = children.filter(
        (node) => node.type !== 'JSXText' || node.value.trim(),
      );
      const expression = child?.type === 'JSXExpressionContainer' ? child.expression : undefined;
      if (expression?.type === 'LogicalExpression' && isCondition(expression.left) && !others[0])
        used.add(expression);
      else
        misuses.push({
          start,
          message:
            'StaticHtml takes one child, {import.meta.env.SSR && <Part />}. Without the condition the browser loads the part’s code and does not show it.',
        });
    },
    LogicalExpression(node) {
      if (!isCondition(node.left) || !node.right.type.startsWith('JSX') || used.has(node)) return;
      misuses.push({
        start: node.start,
        message:
          '{import.meta.env.SSR && <Part />} belongs in <StaticHtml name="…">. Outside of it the browser removes what the server has rendered.',
      });
    },
  }).visit(parseSync(file, code, { preserveParens: false }).program);
  return misuses;
}
