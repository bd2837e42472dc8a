import { isValidElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticParts } from './ui/static-html.tsx';

/** Renders a page to HTML. Throws if a static part has behaviour, or if two share a name. */
export async function renderHtml(page: ReactNode): Promise<string> {
  const parts = new Map<string, ReactNode>();
  const errors: unknown[] = [];
  const { prelude } = await prerender(<StaticParts value={parts}>{page}</StaticParts>, {
    // In one piece: React would add inline scripts to place later ones.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  for (const [name, part] of parts) assertStatic(part, name);
  return html;
}

/**
 * Calls each component as a plain function, outside React, where hooks throw.
 *
 * @param place path of components, for the message
 */
function assertStatic(node: ReactNode, place: string): void {
  if (Array.isArray(node)) {
    for (const child of node) assertStatic(child, place);
    return;
  }
  if (!isValidElement<Record<string, unknown>>(node)) return;
  const { type, props } = node;
  if (typeof type === 'function') {
    const inside = `${place} > ${type.name}`;
    assertStatic(callComponent(type as Component, props, inside), inside);
    return;
  }
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function')
      throw new Error(`The static part ${place} has a handler: ${name} of <${type}>.`);
  assertStatic(props['children'] as ReactNode, place);
}

type Component = (props: object) => ReactNode;

function callComponent(component: Component, props: object, place: string): ReactNode {
  try {
    return component(props);
  } catch (cause) {
    throw new Error(`The static part ${place} has a hook, or cannot be rendered.`, { cause });
  }
}
