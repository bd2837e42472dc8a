import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './error-screen.tsx';

test.each([
  [new Error('the platform is gone'), 'the platform is gone'],
  [new Response('', { status: 503, statusText: 'Busy today' }), 'Busy today'],
  [{ status: 404, statusText: 'Not here' }, 'Not here'],
  [{ status: 503 }, '503'],
  ['just a string', 'just a string'],
  [undefined, 'undefined'],
])('the error screen says what was thrown: %s', (thrown, message) => {
  const boundary = new ErrorBoundary({ children: 'the page' });
  boundary.state = ErrorBoundary.getDerivedStateFromError(thrown);
  expect(renderToStaticMarkup(boundary.render())).toContain(`<p>${message}</p>`);
});
