import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { formPages } from './form-pages.tsx';
import { Site } from './site.tsx';
import { assertStatic } from './ui/assert-static.ts';
import { staticParts } from './ui/static-html.tsx';

const modules = import.meta.glob<{ Page: ComponentType }>('./pages/*.tsx', { eager: true });

/**
 * The HTML inside the root element for the page in `app/pages/{name}.tsx`.
 *
 * @param path as the site's record of pages has it; empty for the page that is not found
 */
export function renderPage(name: string, path: string): Promise<string> {
  const module = modules[`./pages/${name}.tsx`];
  if (!module) throw new Error(`There is no app/pages/${name}.tsx for the page "${name}".`);
  return render(<Site path={path} Page={module.Page} />);
}

/** The pages that answer a form sent without scripts: name, title and HTML of each. */
export function renderFormPages() {
  return Promise.all(
    Object.entries(formPages).map(async ([name, { title, Page }]) => ({
      name,
      title,
      html: await render(<Page />),
    })),
  );
}

/** Whole, and without the inline scripts that pieces sent later would need. */
async function render(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  for (const [name, part] of staticParts) assertStatic(part, name);
  return html;
}
