import { isRouteErrorResponse, useRouteError } from 'react-router';
import { moveFocusTo } from '#app/browser/scrolling.ts';
import { errorScreen } from '#content/error-screen.ts';

/** What is left of a page when it, or its code, could not be shown. */
export function ErrorScreen() {
  const error = useRouteError();

  return (
    <main className="wrap error-screen">
      <h1 className="section-title" ref={announce}>
        {errorScreen.title}
      </h1>
      <p>{wordsOf(error)}</p>
      <a className="button" href={errorScreen.link.href}>
        {errorScreen.link.label}
      </a>
    </main>
  );
}

/** The page that had the focus is gone. */
function announce(heading: HTMLElement | null) {
  if (heading) moveFocusTo(heading);
}

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
