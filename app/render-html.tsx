import { type ContextType, isValidElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticParts } from './ui/static-html.tsx';

/** Renders the page of a file to HTML. Throws if a static part has behaviour, or if two share a name. */
export async function renderHtml(page: ReactNode, file: string): Promise<string> {
  const parts: ContextType<typeof StaticParts> = [];
  const errors: unknown[] = [];
  const { prelude } = await prerender(<StaticParts value={parts}>{page}</StaticParts>, {
    // In one piece: React would add inline scripts to place later ones.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  const names = new Set<string>();
  for (const { name, children } of parts) {
    if (names.has(name)) throw new Error(`${file}: Two static parts are named "${name}".`);
    names.add(name);
    assertStatic(children, `${file}: ${name}`);
  }
  return html;
}

/**
 * Calls each component as a plain function, outside React, where hooks throw.
 *
 * @param place the page's file and a path of components, for the message
 */
function assertStatic(node: ReactNode, place: string): void {
  if (Array.isArray(node)) {
    for (const child of node) assertStatic(child, place);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (!isValidElement<Record<string, unknown>>(node) || typeof node.type === 'object')
    throw new Error(
      `${place} is a static part and holds what only React can render: memo, forwardRef, lazy, a context, a promise or an iterator.`,
    );
  const { type, props } = node;
  if (typeof type === 'function') {
    const inside = `${place} > ${type.name}`;
    assertStatic(callComponent(type as Component, props, inside), inside);
    return;
  }
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function')
      throw new Error(`${place} is a static part and has a handler: ${name} of <${type}>.`);
  assertStatic(props['children'] as ReactNode, place);
}

type Component = (props: object) => ReactNode;

function callComponent(component: Component, props: object, place: string): ReactNode {
  try {
    return component(props);
  } catch (cause) {
    throw new Error(`${place} is a static part and has a hook, or cannot be rendered.`, { cause });
  }
}
