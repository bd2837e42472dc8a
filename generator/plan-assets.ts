import { planDrawings } from './assets/drawings.ts';
import { planFonts } from './assets/fonts/plan-fonts.ts';
import { generatedCss } from './plugins/generated-css.ts';

/** Plans the files that are made besides Vite's, and the modules by which pages know them. */
export async function planAssets(load?: Parameters<typeof planDrawings>[0]) {
  const drawings = await planDrawings(load);
  const styles = Object.entries(generatedCss).map(([name, css]) => [name, css()]);
  const modules: Record<string, string> = {
    ...Object.fromEntries(styles),
    'virtual:drawings': `export const { drawings, graphs } = ${JSON.stringify(drawings.addresses)};`,
  };
  return { files: [...drawings.files, ...planFonts().files], modules };
}
