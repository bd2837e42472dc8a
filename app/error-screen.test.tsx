import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './error-screen.tsx';

test.each([
  ['Error', new Error('the platform is gone'), 'the platform is gone'],
  ['Response', new Response('', { status: 503, statusText: 'Busy today' }), 'Busy today'],
  ['object with a status text', { status: 404, statusText: 'Not here' }, 'Not here'],
  ['object with only a status', { status: 503 }, '503'],
  ['string', 'just a string', 'just a string'],
  ['undefined', undefined, 'undefined'],
])('the error screen describes a thrown %s', (_, thrown, message) => {
  const boundary = new ErrorBoundary({ children: 'the page' });
  boundary.state = ErrorBoundary.getDerivedStateFromError(thrown);
  expect(renderToStaticMarkup(boundary.render())).toContain(`<p>${message}</p>`);
});
