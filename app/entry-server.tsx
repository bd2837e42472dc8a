import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { contactAnswerPages } from '#app/pages/contact-answers.tsx';
import { routes } from '#app/routes.tsx';

const handler = createStaticHandler(routes);

/** The HTML inside the root element for one path; any unknown path gives the not-found page. */
export async function renderPage(path: string): Promise<string> {
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** The pages that answer a form sent without scripts: name, title and HTML of each. */
export function renderContactAnswers() {
  return Promise.all(
    Object.entries(contactAnswerPages).map(async ([name, { title, Page }]) => ({
      name,
      title,
      html: await renderMarkup(<Page />),
    })),
  );
}

/** Waits for every lazy part, so that the whole page is in the HTML, without inline scripts. */
async function renderMarkup(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
