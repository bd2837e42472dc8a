import { isValidElement, type ReactNode } from 'react';

/**
 * Throws where something stands in a static part that needs code in the browser: a handler, or a
 * component with state or effects. Hooks work only while React renders, so a component that can be
 * called as a plain function has none.
 *
 * @param place names of the part and of the components on the way, for the message
 */
export function assertStatic(node: ReactNode, place: string): void {
  if (Array.isArray(node)) {
    for (const child of node) assertStatic(child, place);
    return;
  }
  if (!isValidElement<Record<string, unknown>>(node)) return;
  const { type, props } = node;
  if (typeof type === 'function') {
    const inside = `${place} > ${type.name}`;
    assertStatic(rendered(type as Component, props, inside), inside);
    return;
  }
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function')
      throw new Error(`The static part ${place} has a handler: ${name} of <${type}>.`);
  }
  assertStatic(props['children'] as ReactNode, place);
}

type Component = (props: object) => ReactNode;

function rendered(component: Component, props: object, place: string): ReactNode {
  try {
    return component(props);
  } catch (cause) {
    throw new Error(`The static part ${place} has behaviour, or cannot be rendered.`, { cause });
  }
}
