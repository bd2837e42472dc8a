export type Attributes = Record<string, string | undefined>;

/** The attributes of every element of one name in HTML that our own build wrote. */
export function elementsIn(html: string, name: string): Attributes[] {
  const all = html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
  return all.map(attributesOf);
}

/** By their names in small letters. */
export function attributesOf(tag: string): Attributes {
  const pairs = [...tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}
