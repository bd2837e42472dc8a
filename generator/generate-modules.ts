import { drawSprites } from './assets/drawings.ts';
import { generatedCss } from './plugins/generated-css.ts';

/** Returns the code of the virtual modules by name. */
export async function generateModules(
  load?: Parameters<typeof drawSprites>[0],
): Promise<Record<string, string>> {
  const sprites = Object.entries(await drawSprites(load));
  const styles = Object.entries(generatedCss).map(([name, css]) => [name, css()]);
  return {
    ...Object.fromEntries(styles),
    'virtual:drawings': sprites
      .map(([name, file]) => `export { default as ${name} } from ${JSON.stringify(file)};`)
      .join('\n'),
  };
}
