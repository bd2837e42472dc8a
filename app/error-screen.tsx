import './error-screen.css';
import { Component, type ReactNode } from 'react';
import { errorScreen } from '#content/error-screen.ts';
import { moveFocusTo } from './browser/scrolling.ts';

/** Shows the error screen in place of its children if rendering or hydrating one of them throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return 'error' in this.state ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}

function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main className="wrap error-screen">
      <h1 ref={focusHeading}>{errorScreen.title}</h1>
      <p>{describeError(error)}</p>
      <a className="button" href={errorScreen.link.href}>
        {errorScreen.link.label}
      </a>
    </main>
  );
}

/** Returns a response's status text or status, an error's message, or the thrown value as text. */
function describeError(error: unknown): string {
  // Wraps the value in `Object`, because undefined and null cannot be destructured.
  const { statusText, message, status } = Object(error);
  return String(statusText || message || status || error);
}

/** Moves focus to the heading, because the element that had focus is gone. */
function focusHeading(heading: HTMLElement | null) {
  if (heading) moveFocusTo(heading);
}
